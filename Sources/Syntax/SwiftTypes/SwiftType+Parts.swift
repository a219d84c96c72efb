package import MvvmgenStorage

extension SwiftType {
  /// Without an optional around it.
  package var wrapped: SwiftType {
    if case .optional(let type) = kind { type } else { self }
  }

  /// Whether the name, alone and without generic arguments, is the type or a part of it.
  package func refersTo(_ name: TypeName) -> Bool {
    if case .named(let parts) = kind, let head = parts.first, head.name == name {
      return head.arguments.isEmpty
    }
    return kind.parts.contains { $0.refersTo(name) }
  }
}

extension SwiftType {
  /// Whether one of the generic parameters, or a member of one, is the type or a part of it.
  package func mentions(_ generics: [GenericParameter]) -> Bool {
    !generics.isEmpty && typeNames.contains { name in generics.contains { $0.name == name } }
  }

  /// The type as seen outside the scope of the generic parameters: `any Decodable` for `T`.
  package func erasing(_ generics: [GenericParameter]) -> SwiftType {
    guard mentions(generics) else { return self }
    switch kind {
    case .named:
      let parameter = generics.first { $0.name == onlyName }
      return parameter.map { Self.erased($0.constraint) } ?? .any
    case .optional(let type): return .optional(type.erasing(generics))
    case .array(let element): return .array(element.erasing(generics))
    case .dictionary(let key, let value) where !key.mentions(generics):
      return .dictionary(key: key, value: value.erasing(generics))
    case .metatype(let type):
      guard case .named = type.kind else { return .any }
      guard case .existential(let constraint) = type.erasing(generics).kind else {
        return .metatype(.any)
      }
      return .existential(.metatype(constraint))
    default: return .any
    }
  }

  /// `any P` for protocols that are known. Others may be classes, which `any` can't precede.
  package static func erased(_ constraint: SwiftType?) -> SwiftType {
    let parts: [SwiftType] =
      switch constraint?.kind {
      case .composition(let parts): parts
      default: [constraint].compactMap(\.self)
      }
    let isKnown = parts.allSatisfy { $0.onlyName.map { KnownTypes.isProtocol($0.text) } == true }
    guard let constraint, isKnown else { return .any }
    return .existential(constraint)
  }

  private static let any = SwiftType(TypeName(validated: "Any"))
}

extension SwiftType.Kind {
  /// The component types, in order.
  fileprivate var parts: [SwiftType] {
    switch self {
    case .named(let parts): parts.flatMap(\.arguments)
    case .optional(let type), .array(let type), .existential(let type), .metatype(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .composition(let parts): parts
    case .function(let function): function.parameters.map(\.type) + [function.result]
    }
  }

  var typeNames: [TypeName] {
    guard case .named(let names) = self, let head = names.first else {
      return parts.flatMap(\.typeNames)
    }
    return [head.name] + parts.flatMap(\.typeNames)
  }

  /// Whether a part of it can be spelled in several ways: beyond ASCII, or with `@escaping`, which
  /// doesn't change the type.
  var hasSpellings: Bool {
    if case .function(let function) = self, function.parameters.contains(where: \.isEscaping) {
      return true
    }
    return parts.contains { !$0.hasOneSpelling }
  }
}
