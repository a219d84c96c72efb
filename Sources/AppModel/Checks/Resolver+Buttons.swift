import Language
package import Storage
import Syntax

extension Resolver {
  /// Warns of button events that no action of the screen sends: neither one of that name, nor one
  /// with the name of the button. A screen without actions is skipped: hand-written code sends
  /// everything.
  func checkButtons(into diagnostics: inout Diagnostics) {
    for source in specs.screens where source.spec.hasSenders {
      let screen = source.spec
      for event in screen.flow.lazy.map(\.declaration) where event.name.value.isOfButton {
        guard !screen.actions.contains(where: { $0.declaration.name.value == event.name.value })
        else { continue }
        let button = event.name.value.text.buttonName
        let isSent = screen.actions.contains {
          $0.declaration.name.value.text.lowercased().contains(button)
        }
        if !isSent {
          diagnostics.report(
            .neverSent, at: event.name.span,
            "no action sends \(event.name.value.text.quoted): add an action with its name and parameters"
          )
        }
      }
    }
  }
}

extension ScreenSpec {
  fileprivate var hasSenders: Bool { !actions.isEmpty && !flow.isEmpty && !isExternal }
}

extension MemberName {
  /// Whether it is the name of an event that a button sends.
  package var isOfButton: Bool {
    interned.bytes.ends(with: "Tapped") || interned.bytes.ends(with: "Pressed")
  }
}

extension String {
  /// `cancel`, of `cancelButtonTapped`.
  fileprivate var buttonName: String {
    let name = dropLast(hasSuffix("Tapped") ? "Tapped".count : "Pressed".count)
    return (name.hasSuffix("Button") ? name.dropLast("Button".count) : name).lowercased()
  }
}
