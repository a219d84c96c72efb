package import Storage

extension SwiftType {
  /// The same with a module before the names of some types, outside of their declaring module.
  package func qualified(with module: TypeName, where isDeclaredThere: (TypeName) -> Bool) -> Self {
    convertingNames(where: isDeclaredThere) { [NamePart(name: module)] + $0 }
  }

  /// The same with what Foundation's aliases stand for.
  package var withoutAliases: SwiftType {
    func isAlias(_ name: TypeName) -> Bool { name == Self.timeInterval }
    return convertingNames(where: isAlias) { parts in
      parts.count == 1 ? [NamePart(name: Self.double)] : parts
    }
  }

  private static let timeInterval = TypeName(constant: "TimeInterval")
  private static let double = TypeName(constant: "Double")

  /// - Parameter convert: makes other parts of the dotted names that begin with a wanted one.
  private func convertingNames(
    where isWanted: (TypeName) -> Bool, _ convert: ([NamePart]) -> [NamePart]
  ) -> SwiftType {
    func qualify(_ type: SwiftType) -> SwiftType {
      type.convertingNames(where: isWanted, convert)
    }
    guard typeNames.contains(where: isWanted) else { return self }
    switch kind {
    case .named(let parts):
      let converted = parts.map { part in
        NamePart(name: part.name, arguments: ArenaList(part.arguments, qualify))
      }
      let isHead = parts.first.map { isWanted($0.name) } == true
      return .named(ArenaList(isHead ? convert(converted) : converted))
    case .optional(let type): return .optional(qualify(type))
    case .array(let element): return .array(qualify(element))
    case .dictionary(let key, let value):
      return .dictionary(key: qualify(key), value: qualify(value))
    case .tuple(let elements):
      return .tuple(
        ArenaList(elements) { TupleElement(label: $0.label, type: qualify($0.type)) })
    case .existential(let type): return .existential(qualify(type))
    case .composition(let parts): return .composition(ArenaList(parts, qualify))
    case .metatype(let type): return .metatype(qualify(type))
    case .function(let function):
      return .function(
        FunctionType(
          parameters: ArenaList(function.parameters) { parameter in
            FunctionParameter(
              type: qualify(parameter.type), isInout: parameter.isInout,
              isEscaping: parameter.isEscaping)
          },
          isSendable: function.isSendable, isMainActor: function.isMainActor,
          isAsync: function.isAsync, isThrowing: function.isThrowing,
          result: qualify(function.result)))
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
        ArenaList(arguments) { Argument(label: $0.label, value: qualify($0.value)) })
    case .tuple(let elements):
      return .tuple(ArenaList(elements) { Argument(label: $0.label, value: qualify($0.value)) })
    case .array(let elements): return .array(ArenaList(elements, qualify))
    case .dictionary(let entries):
      return .dictionary(
        ArenaList(entries) { Entry(key: qualify($0.key), value: qualify($0.value)) })
    }
  }
}
