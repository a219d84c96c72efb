import MvvmgenStorage
package import MvvmgenSyntax

/// An alert of a screen's own: a case that its view model sets.
package struct ScreenAlertSpec {
  package let declaration: FunctionDeclaration
  package let content: AlertSpec
}

extension SpecDecoder {
  /// `{ "unknown(reason: String)": { "message": "= reason", "buttons": … } }`
  mutating func alerts(_ value: JSON) -> [ScreenAlertSpec] {
    guard isObject(value, with: "an alert under each case") else { return [] }
    let members = Array(value.members)
    if members.isEmpty {
      diagnostics.report(
        .impossibleAlert, at: value.span,
        "`alerts` needs at least one; for a screen without any, leave it out")
    }
    let alerts = members.compactMap { name, object -> ScreenAlertSpec? in
      let declaration = caseDeclaration(name)
      let content = alert(object, of: .screen)
      guard let declaration, let content else { return nil }
      check(declaration)
      recorder?.add(declaration, written: name)
      return ScreenAlertSpec(declaration: declaration, content: content)
    }
    diagnostics.reportClashes(among: alerts.map(\.declaration.name))
    return alerts
  }

  private mutating func check(_ declaration: FunctionDeclaration) {
    let name = declaration.name
    if name.value.isCaseOfOptional {
      diagnostics.report(
        .impossibleAlert, at: name.span,
        "`alert = .\(name.value.text)` would mean a case of `Optional`; choose another name")
    }
    for value in declaration.parameters {
      guard let span = value.value.inoutSpan else { continue }
      diagnostics.report(.impossibleAlert, at: span, "the data of an alert can't be `inout`")
    }
  }
}
