package import Storage

/// `name: Type` or `name: Type = default`, as a spec declares an input or state.
///
/// Specs have thousands: what few of them have is stored elsewhere, and the flags where `name` leaves
/// room.
package struct ValueDeclaration: Sendable {
  package let name: Located<MemberName>
  /// Whether the type was written with `@escaping`.
  package let isEscaping: Bool
  /// Whether `{ get set }` is behind the type.
  package var isSettable = false
  /// Whether `some` is before the type of a parameter.
  package let isOpaque: Bool
  package let type: Located<SwiftType>
  package let defaultValue: SwiftValue?
  private let rarities: Kept<Rarities>?

  private struct Rarities {
    let input: Located<MemberName>?
    let inoutSpan: SourceSpan?
  }

  /// The input that it starts from: `name: Type = input`.
  package var input: Located<MemberName>? { rarities?.value.input }
  /// The span of `inout` before the type of a parameter, if present.
  package var inoutSpan: SourceSpan? { rarities?.value.inoutSpan }

  package init(
    name: Located<MemberName>,
    type: Located<SwiftType>,
    isEscaping: Bool = false,
    isOpaque: Bool = false,
    defaultValue: SwiftValue? = nil,
    input: Located<MemberName>? = nil,
    inoutSpan: SourceSpan? = nil
  ) {
    self.name = name
    self.type = type
    self.isEscaping = isEscaping
    self.isOpaque = isOpaque
    self.defaultValue = defaultValue
    let isUsual = input == nil && inoutSpan == nil
    rarities = isUsual ? nil : Kept(Rarities(input: input, inoutSpan: inoutSpan))
  }
}

/// `name(label name: Type, …) async throws -> Type`, as a spec declares an action or an event.
package struct FunctionDeclaration: Sendable {
  package let name: Located<MemberName>
  package let parameters: ArenaList<Parameter>
  private let rarities: Kept<Rarities>?

  /// What few functions have.
  private struct Rarities {
    let generics: ArenaList<GenericParameter>
    let asyncSpan: SourceSpan?
    let throwsSpan: SourceSpan?
    let thrownType: SwiftType?
    let result: Located<SwiftType>?
  }

  /// Those in `<…>`, which only a service's function has.
  package var generics: ArenaList<GenericParameter> { rarities?.value.generics ?? [] }
  /// The span of `async`, if present.
  package var asyncSpan: SourceSpan? { rarities?.value.asyncSpan }
  package var throwsSpan: SourceSpan? { rarities?.value.throwsSpan }
  /// `LoadError` in `throws(LoadError)`.
  package var thrownType: SwiftType? { rarities?.value.thrownType }
  /// The result's type, nil for none and for `Void`.
  package var result: Located<SwiftType>? { rarities?.value.result }

  package init(
    name: Located<MemberName>,
    generics: ArenaList<GenericParameter> = [],
    parameters: ArenaList<Parameter>,
    asyncSpan: SourceSpan? = nil,
    throwsSpan: SourceSpan? = nil,
    thrownType: SwiftType? = nil,
    result: Located<SwiftType>? = nil
  ) {
    self.name = name
    self.parameters = parameters
    let isUsual = generics.isEmpty && asyncSpan == nil && throwsSpan == nil && result == nil
    rarities =
      isUsual
      ? nil
      : Kept(
        Rarities(
          generics: generics, asyncSpan: asyncSpan, throwsSpan: throwsSpan,
          thrownType: thrownType, result: result))
  }

  package struct Parameter: Sendable {
    package let label: Label
    package let value: ValueDeclaration

    package init(label: Label, value: ValueDeclaration) {
      self.label = label
      self.value = value
    }
  }

  /// How a caller writes an argument's label.
  package enum Label: Hashable, Sendable {
    /// Like the parameter's name: `email: String`.
    case same
    /// No label: `_ email: String`.
    case none
    /// A label of its own: `for email: String`.
    case other(MemberName)
  }
}

/// `T: Decodable` in `load<T: Decodable>(_ type: T.Type) -> T`.
package struct GenericParameter: Hashable, Sendable {
  package let name: TypeName
  /// What it conforms to, a name or a composition; nil for anything.
  package let constraint: SwiftType?

  package init(name: TypeName, constraint: SwiftType?) {
    self.name = name
    self.constraint = constraint
  }
}
