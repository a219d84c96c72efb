package import MvvmgenStorage

extension SwiftType {
  /// The same with a module before the names of some types, outside of their declaring module.
  package func qualified(with module: TypeName, where isDeclaredThere: (TypeName) -> Bool) -> Self {
    convertingNames(where: isDeclaredThere) { [NamePart(name: module)] + $0 }
  }

  /// The type as Swift resolves it: Foundation's aliases are replaced, and the protocols of a
  /// composition are in one order.
  package var meaning: SwiftType {
    func isAlias(_ name: TypeName) -> Bool { name == Self.timeInterval }
    let type = convertingNames(where: isAlias) { parts in
      parts.count == 1 ? [NamePart(name: Self.double)] : parts
    }
    return type.withSortedCompositions
  }

  private static let timeInterval = TypeName("TimeInterval")
  private static let double = TypeName("Double")

  private var withSortedCompositions: SwiftType {
    // A composition has at least two names.
    guard typeNames.count > 1 else { return self }
    guard case .composition(let parts) = kind else {
      return convertingParts(\.withSortedCompositions)
    }
    return .composition(parts.sorted { $0.text < $1.text })
  }

  /// - Parameter convert: converts the parts of the dotted names that begin with a wanted one.
  private func convertingNames(
    where isWanted: (TypeName) -> Bool, _ convert: ([NamePart]) -> [NamePart]
  ) -> SwiftType {
    guard typeNames.contains(where: isWanted) else { return self }
    let converted = convertingParts { $0.convertingNames(where: isWanted, convert) }
    guard case .named(let parts) = converted.kind, let head = parts.first, isWanted(head.name)
    else { return converted }
    return .named(convert(parts))
  }

  /// The same type with its parts converted.
  private func convertingParts(_ convert: (SwiftType) -> SwiftType) -> SwiftType {
    switch kind {
    case .named(let parts):
      return .named(parts.map { NamePart(name: $0.name, arguments: $0.arguments.map(convert)) })
    case .optional(let type): return .optional(convert(type))
    case .array(let element): return .array(convert(element))
    case .dictionary(let key, let value):
      return .dictionary(key: convert(key), value: convert(value))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: convert($0.type)) })
    case .existential(let type): return .existential(convert(type))
    case .composition(let parts): return .composition(parts.map(convert))
    case .metatype(let type): return .metatype(convert(type))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = convert(function.parameters[index].type)
      }
      function.result = convert(function.result)
      return .function(function)
    }
  }
}

extension SwiftValue {
  /// The same with a module before the names of some types, outside of their declaring module.
  package func qualified(with module: TypeName, where isDeclaredThere: (TypeName) -> Bool) -> Self {
    func qualify(_ value: SwiftValue) -> SwiftValue {
      value.qualified(with: module, where: isDeclaredThere)
    }
    guard typeNames.contains(where: isDeclaredThere) else { return self }
    switch kind {
    case .literal, .nil, .member(of: nil, _), .data: return self
    case .member(of: let type?, let name):
      return .member(of: type.qualified(with: module, where: isDeclaredThere), name)
    case .type(let type): return .type(type.qualified(with: module, where: isDeclaredThere))
    case .call(let callee, let arguments):
      return .call(
        qualify(callee),
        arguments.map { Argument(label: $0.label, value: qualify($0.value)) })
    case .tuple(let elements):
      return .tuple(elements.map { Argument(label: $0.label, value: qualify($0.value)) })
    case .array(let elements): return .array(elements.map(qualify))
    case .dictionary(let entries):
      return .dictionary(
        entries.map { Entry(key: qualify($0.key), value: qualify($0.value)) })
    }
  }
}

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

extension SwiftType {
  /// The name of a type that consists only of a name.
  package var onlyName: TypeName? {
    guard case .named(let parts) = kind, parts.count == 1, parts[0].arguments.isEmpty else {
      return nil
    }
    return parts[0].name
  }

  package var isOptional: Bool {
    if case .optional = kind { true } else { false }
  }

  /// The text in parentheses where `?` or `.Type` would bind to a part of it.
  fileprivate func writeOperand(to text: inout [UInt8]) {
    switch kind {
    case .existential, .composition, .function:
      text += "(".utf8
      text += interned.bytes
      text += ")".utf8
    case .named, .optional, .array, .dictionary, .tuple, .metatype: text += interned.bytes
    }
  }
}

extension SwiftType.Kind {
  /// The type in Swift, as `swift format` leaves it.
  var text: InternedText {
    // Fast path for the most common case.
    if case .named(let parts) = self, parts.count == 1, parts[0].arguments.isEmpty {
      return parts[0].name.interned
    }
    return InternedText { write(to: &$0) }
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .named(let parts):
      text.append(parts, between: "", "", with: ".") { text, part in
        text += part.name.interned.bytes
        if part.arguments.isEmpty { return }
        text.append(part.arguments, between: "<", ">") { $0 += $1.interned.bytes }
      }
    case .optional(let type):
      type.writeOperand(to: &text)
      text += "?".utf8
    case .array(let element):
      text += "[".utf8
      text += element.interned.bytes
      text += "]".utf8
    case .dictionary(let key, let value):
      text += "[".utf8
      text += key.interned.bytes
      text += ": ".utf8
      text += value.interned.bytes
      text += "]".utf8
    case .tuple(let elements):
      text.append(elements, between: "(", ")") { text, element in
        if let label = element.label { text += (label.label + ": ").utf8 }
        text += element.type.interned.bytes
      }
    case .existential(let constraint):
      text += "any ".utf8
      text += constraint.interned.bytes
    case .composition(let parts):
      text.append(parts, between: "", "", with: " & ") { $1.writeOperand(to: &$0) }
    case .metatype(let type):
      type.writeOperand(to: &text)
      text += ".Type".utf8
    case .function(let function): function.write(to: &text)
    }
  }
}

extension SwiftType.FunctionType {
  fileprivate func write(to text: inout [UInt8]) {
    if isMainActor { text += "@MainActor ".utf8 }
    if isSendable { text += "@Sendable ".utf8 }
    text.append(parameters, between: "(", ")") { text, parameter in
      if parameter.isInout { text += "inout ".utf8 }
      if parameter.isEscaping { text += "@escaping ".utf8 }
      // Swift warns about `(Void) -> Int`, which looks like a function without parameters.
      if parameter.type == .void {
        text += "()".utf8
      } else {
        text += parameter.type.interned.bytes
      }
    }
    if isAsync { text += " async".utf8 }
    if isThrowing { text += " throws".utf8 }
    text += " -> ".utf8
    text += result.interned.bytes
  }
}
