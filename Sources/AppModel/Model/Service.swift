package import MvvmgenStorage
package import MvvmgenSyntax

/// A service of the app.
package struct Service: Sendable {
  package let reference: ServiceReference
  /// The content of the service's spec; nil if the app declares the protocol itself.
  package let declaration: Declaration?

  package struct Declaration: Sendable {
    package let origin: Origin
    package let summary: Summary?
    package let members: [Member]
    /// Whether these are all its members; false if one couldn't be read.
    let hasAllMembers: Bool
    /// Names whose values are never logged, wherever the spec declares them.
    package let secret: Set<MemberName>
  }

  package enum Member: Sendable {
    case value(Property)
    case function(Function)
  }

  package struct Function: Sendable {
    package let signature: Signature
    package let isAsync: Bool
    package let isThrowing: Bool
    /// `LoadError` in `throws(LoadError)`.
    package let thrownType: SwiftType?
    package let result: SwiftType?
    package let summary: Summary?
  }
}
