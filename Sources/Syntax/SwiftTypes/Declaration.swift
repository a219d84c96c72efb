package import MvvmgenStorage

/// `name: Type` or `name: Type = default`, as a spec declares an input or state.
package struct ValueDeclaration: Sendable {
  package let name: Located<MemberName>
  package let type: Located<SwiftType>
  /// Whether the type was written with `@escaping`.
  package let isEscaping: Bool
  /// Whether `some` precedes the type of a parameter.
  package internal(set) var isOpaque = false
  /// The span of `inout` before the type of a parameter, if present.
  package internal(set) var inoutSpan: SourceSpan?
  /// Whether `{ get set }` follows the type.
  package internal(set) var isSettable = false
  package var defaultValue: SwiftValue?
  /// The input, or the part of one, that it starts from: `name: Type = input.name`.
  package internal(set) var input: DataPath?
}

extension ValueDeclaration {
  package init(name: Located<MemberName>, type: Located<SwiftType>) {
    self.init(name: name, type: type, isEscaping: false)
  }
}

/// `name(label name: Type, …) async throws -> Type`, as a spec declares an action or an event.
package struct FunctionDeclaration: Sendable {
  package let name: Located<MemberName>
  package let parameters: [Parameter]
  /// The generic parameters in `<…>`, which only a service's function has.
  package let generics: [GenericParameter]
  /// The span of `async`, if present.
  package internal(set) var asyncSpan: SourceSpan?
  package internal(set) var throwsSpan: SourceSpan?
  /// `LoadError` in `throws(LoadError)`.
  package internal(set) var thrownType: SwiftType?
  /// The result's type, nil for none and for `Void`.
  package internal(set) var result: Located<SwiftType>?

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

extension FunctionDeclaration {
  package init(name: Located<MemberName>, parameters: [Parameter]) {
    self.init(name: name, parameters: parameters, generics: [])
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
