import MvvmgenLanguage
package import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// An action of the screen sends each event of a button or of a tapped row: one of that name, one with
  /// the name of the button, or one that a tapped row calls. The buttons of a screen without actions
  /// are skipped: hand-written code sends everything. So are further events of one with very many of both.
  static func buttons(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for (source, screen) in zip(app.specs.screens, app.screens) where !screen.isExternal {
      lazy var actions = source.spec.actions.map { $0.declaration.name.value.text.lowercased() }
      let count = source.spec.actions.count
      var compared = 0
      for event in source.spec.flow.lazy.map(\.declaration.name)
      where screen.action(event.value.interned) == nil {
        let signature = screen.event(event.value.interned)?.signature
        let isOfRow = signature.map(screen.isOfUntappedRow) == true
        var isButtons = false
        if count > 0, event.value.isOfButton, compared + count <= mostCompared {
          compared += count
          isButtons = !event.value.isOfButton(ofOneOf: actions)
        }
        guard isOfRow || isButtons else { continue }
        diagnostics.report(
          .neverSent, at: event.span,
          "no action sends \(event.value.text.quoted)\(isOfRow ? ", so the list's rows can't be tapped" : "")"
            + ": add an action with its name and parameters")
      }
    }
  }
}

extension MemberName {
  /// Whether it is the name of an event that a button sends.
  package var isOfButton: Bool {
    interned.bytes.ends(with: "Tapped") || interned.bytes.ends(with: "Pressed")
  }

  /// Whether one of the actions, in lower case, has the name of the button that sends it.
  fileprivate func isOfButton(ofOneOf actions: [String]) -> Bool {
    let button = text.buttonName
    return actions.contains { $0.contains(button) }
  }
}

extension String {
  /// `cancel`, of `cancelButtonTapped`.
  fileprivate var buttonName: String {
    let name = dropLast(hasSuffix("Tapped") ? "Tapped".count : "Pressed".count)
    return (name.hasSuffix("Button") ? name.dropLast("Button".count) : name).lowercased()
  }
}
