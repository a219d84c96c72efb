package import MvvmgenStorage

/// `name: Type` or `name: Type = default`, as a spec declares an input or state.
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
  /// The input that it starts from: `name: Type = input`.
  package let input: Located<MemberName>?
  /// The span of `inout` before the type of a parameter, if present.
  package let inoutSpan: SourceSpan?

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
    (self.input, self.inoutSpan) = (input, inoutSpan)
  }
}

/// `name(label name: Type, …) async throws -> Type`, as a spec declares an action or an event.
package struct FunctionDeclaration: Sendable {
  package let name: Located<MemberName>
  package let parameters: [Parameter]
  /// The generic parameters in `<…>`, which only a service's function has.
  package let generics: [GenericParameter]
  /// The span of `async`, if present.
  package let asyncSpan: SourceSpan?
  package let throwsSpan: SourceSpan?
  /// `LoadError` in `throws(LoadError)`.
  package let thrownType: SwiftType?
  /// The result's type, nil for none and for `Void`.
  package let result: Located<SwiftType>?

  package init(
    name: Located<MemberName>,
    generics: [GenericParameter] = [],
    parameters: [Parameter],
    asyncSpan: SourceSpan? = nil,
    throwsSpan: SourceSpan? = nil,
    thrownType: SwiftType? = nil,
    result: Located<SwiftType>? = nil
  ) {
    (self.name, self.generics, self.parameters) = (name, generics, parameters)
    (self.asyncSpan, self.throwsSpan) = (asyncSpan, throwsSpan)
    (self.thrownType, self.result) = (thrownType, result)
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
