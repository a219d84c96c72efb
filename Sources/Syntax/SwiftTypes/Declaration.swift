package import MvvmgenStorage

/// `name: Type` or `name: Type = default`, as a spec declares an input or state.
///
/// An app's specs have thousands of them: rare details are stored elsewhere, and the flags in the
/// padding after `name`.
package struct ValueDeclaration: Sendable {
  package let name: Located<MemberName>
  /// Whether the type was written with `@escaping`.
  package let isEscaping: Bool
  /// Whether `{ get set }` follows the type.
  package var isSettable = false
  /// Whether `some` precedes the type of a parameter.
  package let isOpaque: Bool
  package let type: Located<SwiftType>
  package let defaultValue: SwiftValue?
  private let details: Kept<Details>?

  private struct Details {
    let input: Located<MemberName>?
    let inoutSpan: SourceSpan?
  }

  /// The input that it starts from: `name: Type = input`.
  package var input: Located<MemberName>? { details?.value.input }
  /// The span of `inout` before the type of a parameter, if present.
  package var inoutSpan: SourceSpan? { details?.value.inoutSpan }

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
    details = Kept(
      Details(input: input, inoutSpan: inoutSpan), unless: input == nil && inoutSpan == nil)
  }
}

/// `name(label name: Type, …) async throws -> Type`, as a spec declares an action or an event.
package struct FunctionDeclaration: Sendable {
  package let name: Located<MemberName>
  package let parameters: ArenaList<Parameter>
  private let details: Kept<Details>?

  /// Details that most actions and events don't have.
  private struct Details {
    let generics: ArenaList<GenericParameter>
    let asyncSpan: SourceSpan?
    let throwsSpan: SourceSpan?
    let thrownType: SwiftType?
    let result: Located<SwiftType>?
  }

  /// The generic parameters in `<…>`, which only a service's function has.
  package var generics: ArenaList<GenericParameter> { details?.value.generics ?? [] }
  /// The span of `async`, if present.
  package var asyncSpan: SourceSpan? { details?.value.asyncSpan }
  package var throwsSpan: SourceSpan? { details?.value.throwsSpan }
  /// `LoadError` in `throws(LoadError)`.
  package var thrownType: SwiftType? { details?.value.thrownType }
  /// The result's type, nil for none and for `Void`.
  package var result: Located<SwiftType>? { details?.value.result }

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
    details = Kept(
      Details(
        generics: generics, asyncSpan: asyncSpan, throwsSpan: throwsSpan,
        thrownType: thrownType, result: result),
      unless: generics.isEmpty && asyncSpan == nil && throwsSpan == nil && result == nil)
  }

  package struct Parameter: Sendable {
    package let label: Label
    package let value: ValueDeclaration
  }

  /// How a caller writes an argument's label.
  package enum Label: Hashable, Sendable {
    /// Like the parameter's name: `email: String`.
    case same
    /// No label: `_ email: String`.
    case none
    /// A different label: `for email: String`.
    case other(MemberName)
  }
}

/// `T: Decodable` in `load<T: Decodable>(_ type: T.Type) -> T`.
package struct GenericParameter: Hashable, Sendable {
  package let name: TypeName
  /// The constraint, a name or a composition; nil for none.
  package let constraint: SwiftType?

  package init(name: TypeName, constraint: SwiftType?) {
    self.name = name
    self.constraint = constraint
  }
}
