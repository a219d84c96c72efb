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
      return .named(
        parts.map { NamePart(name: $0.name, arguments: $0.arguments.map(convert)) })
    case .optional(let type): return .optional(convert(type))
    case .array(let element): return .array(convert(element))
    case .dictionary(let key, let value):
      return .dictionary(key: convert(key), value: convert(value))
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: convert($0.type)) })
    case .existential(let type): return .existential(convert(type))
    case .composition(let parts): return .composition(parts.map(convert))
    case .metatype(let type): return .metatype(convert(type))
    case .function(let function):
      return .function(
        FunctionType(
          parameters: function.parameters.map { parameter in
            FunctionParameter(
              type: convert(parameter.type), isInout: parameter.isInout,
              isEscaping: parameter.isEscaping)
          },
          isSendable: function.isSendable, isMainActor: function.isMainActor,
          isAsync: function.isAsync, isThrowing: function.isThrowing,
          result: convert(function.result)))
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
