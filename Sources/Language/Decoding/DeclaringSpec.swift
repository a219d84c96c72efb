package import MvvmgenStorage
package import MvvmgenSyntax

/// The declarations of a spec of any kind.
package protocol DeclaringSpec {
  /// Visits all values except those in functions.
  func forEachOwnValue(_ body: (ValueDeclaration) -> Void)
  func forEachFunction(_ body: (FunctionDeclaration) -> Void)
  /// Names whose values are never logged.
  var secret: [Located<MemberName>] { get }
}

extension DeclaringSpec {
  /// Visits all values: also parameters, fields of alerts and the data of cases.
  package func forEachValue(_ body: (ValueDeclaration) -> Void) {
    forEachValue(body) { _ in }
  }

  /// Visits all values, and each function after its parameters.
  package func forEachValue(
    _ body: (ValueDeclaration) -> Void, andFunction visit: (FunctionDeclaration) -> Void
  ) {
    forEachOwnValue(body)
    forEachFunction { function in
      for index in function.parameters.indices { body(function.parameters[index].value) }
      visit(function)
    }
  }

  var namesOfValues: [MemberName] {
    var names: [MemberName] = []
    forEachValue { names.append($0.name.value) }
    return names
  }

  var namesOfFunctions: Set<MemberName> {
    var names: Set<MemberName> = []
    forEachFunction { names.insert($0.name.value) }
    return names
  }
}
