package import Storage

extension SwiftType {
  /// Whether the name, alone and without generic arguments, is the type or a part of it.
  package func refersTo(_ name: TypeName) -> Bool {
    if case .named(let parts) = kind, let head = parts.first, head.name == name {
      return head.arguments.isEmpty
    }
    return kind.parts.contains { $0.refersTo(name) }
  }
}

extension SwiftType.Kind {
  /// The component types, in order.
  fileprivate var parts: [SwiftType] {
    switch self {
    case .named(let parts): parts.flatMap(\.arguments)
    case .optional(let type), .array(let type), .existential(let type), .metatype(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .composition(let parts): Array(parts)
    case .function(let function): function.parameters.map(\.type) + [function.result]
    }
  }

  var typeNames: [TypeName] {
    guard case .named(let names) = self, let head = names.first else {
      return parts.flatMap(\.typeNames)
    }
    return [head.name] + parts.flatMap(\.typeNames)
  }

  /// Whether `@escaping` occurs anywhere, which doesn't change the type.
  var hasEscaping: Bool {
    if case .function(let function) = self, function.parameters.contains(where: \.isEscaping) {
      return true
    }
    return parts.contains { !$0.hasOneSpelling }
  }
}
