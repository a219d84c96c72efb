package import Storage

/// `name: Type` or `name: Type = default`, as a spec declares an input or state.
package struct ValueDeclaration: Sendable {
  package let name: Located<MemberName>
  package let type: Located<SwiftType>
  /// Whether the type was written with `@escaping`.
  package let isEscaping: Bool
  package let defaultValue: SwiftValue?
  /// The input that it starts from: `name: Type = input`.
  package let input: Located<MemberName>?
  /// Whether `{ get set }` is behind the type.
  package var isSettable = false
  /// The span of `inout` before the type of a parameter, if present.
  package var inoutSpan: SourceSpan?
  /// Whether `some` is before the type of a parameter.
  package var isOpaque = false

  package init(
    name: Located<MemberName>,
    type: Located<SwiftType>,
    isEscaping: Bool = false,
    defaultValue: SwiftValue? = nil,
    input: Located<MemberName>? = nil
  ) {
    self.name = name
    self.type = type
    self.isEscaping = isEscaping
    self.defaultValue = defaultValue
    self.input = input
  }
}

/// `name(label name: Type, …) async throws -> Type`, as a spec declares an action or an event.
package struct FunctionDeclaration: Sendable {
  package let name: Located<MemberName>
  /// Those in `<…>`, which only a service's function has.
  package let generics: ArenaList<GenericParameter>
  package let parameters: ArenaList<Parameter>
  /// The span of `async`, if present.
  package let asyncSpan: SourceSpan?
  package let throwsSpan: SourceSpan?
  /// `LoadError` in `throws(LoadError)`.
  package let thrownType: SwiftType?
  /// The result's type, nil for none and for `Void`.
  package let result: Located<SwiftType>?

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
    self.generics = generics
    self.parameters = parameters
    self.asyncSpan = asyncSpan
    self.throwsSpan = throwsSpan
    self.thrownType = thrownType
    self.result = result
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
