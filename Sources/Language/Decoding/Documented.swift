package import MvvmgenStorage
package import MvvmgenSyntax

/// A declaration with its documentation comment.
package struct Documented<Declaration: Sendable>: Sendable {
  package let declaration: Declaration
  package let summary: Summary?

  @inlinable
  package init(declaration: Declaration, summary: Summary?) {
    self.declaration = declaration
    self.summary = summary
  }
}

/// `"AuthService"`, or `"auth: AuthService"` for another name in the view model.
package struct ServiceItem {
  package let property: Located<MemberName>?
  package let service: Located<TypeName>
}
