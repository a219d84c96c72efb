import Storage

extension SwiftType.Kind {
  /// The component types, in order.
  private var parts: [SwiftType] {
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
