/// A Swift type in canonical form: `Array<Int>` is `.array`, `Optional<T>` is `.optional`, and
/// `() -> ()` is a function whose result is `Void`.
///
/// Two types are the same to mvvmgen when these values are equal.
package indirect enum SwiftType: Hashable, Sendable {
  case named([NamePart])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  case tuple([TupleElement])
  /// `any P`, where `P` is a name or a composition.
  case existential(SwiftType)
  /// `P & Q`, with at least two parts, as written.
  case composition([SwiftType])
  /// `T.Type`
  case metatype(SwiftType)
  case function(FunctionType)

  /// One part of a dotted name, `Result<Owl, Never>` in `Models.Result<Owl, Never>`.
  package struct NamePart: Hashable, Sendable {
    package let name: TypeName
    package let arguments: [SwiftType]

    package init(name: TypeName, arguments: [SwiftType] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  package struct TupleElement: Hashable, Sendable {
    package let label: MemberName?
    package let type: SwiftType

    package init(label: MemberName?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  package struct FunctionType: Hashable, Sendable {
    package let parameters: [FunctionParameter]
    package let isSendable: Bool
    package let isMainActor: Bool
    package let isAsync: Bool
    package let isThrowing: Bool
    /// `Void` is `.void`.
    package let result: SwiftType

    package init(
      parameters: [FunctionParameter],
      isSendable: Bool,
      isMainActor: Bool,
      isAsync: Bool,
      isThrowing: Bool,
      result: SwiftType
    ) {
      self.parameters = parameters
      self.isSendable = isSendable
      self.isMainActor = isMainActor
      self.isAsync = isAsync
      self.isThrowing = isThrowing
      self.result = result
    }
  }

  /// A parameter of a function type. `@escaping` isn't part of it: it is written where Swift needs
  /// it and ignored where types are compared.
  package struct FunctionParameter: Hashable, Sendable {
    package let type: SwiftType
    package let isInout: Bool
    package let isEscaping: Bool

    package init(type: SwiftType, isInout: Bool = false, isEscaping: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isEscaping = isEscaping
    }

    package static func == (one: Self, other: Self) -> Bool {
      one.type == other.type && one.isInout == other.isInout
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }
  }

  package static let void = named([NamePart(name: TypeName(validated: "Void"))])
}
