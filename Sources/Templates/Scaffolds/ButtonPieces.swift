import MvvmgenAppModel
import MvvmgenStorage

/// The buttons of a view controller that is written in code: in its content, and in its bar.
struct ButtonPieces {
  /// Those that the view enables and disables.
  private(set) var properties: [Code] = []
  /// Statements that make them, and set them up.
  private(set) var inContent: [Code] = []
  private(set) var inBar: [Code] = []
  /// The names of those in the content.
  private(set) var rows: [MemberName] = []

  init(_ draft: ViewDraft, isBarOnly: Bool) {
    var (left, right): ([MemberName], [MemberName]) = ([], [])
    for (name, tap) in draft.buttons {
      let isInBar = isBarOnly || tap.place != nil
      let kind: Code = isInBar ? "UIBarButtonItem" : "UIButton"
      if tap.isGuarded { properties.append("private weak var \(name): \(kind)?") }
      let settings: Code = """
        \(tap.button(name, kind: kind, draft))
        \(tap.action.isDestructive && !isInBar ? "\(name).role = .destructive" : "")
        \(Code.assignment("\(name).accessibilityIdentifier", draft.identifier(of: tap.action)))
        \(tap.isGuarded ? "self.\(name) = \(name)" : "")
        """
      guard isInBar else {
        inContent.append(settings)
        rows.append(name)
        continue
      }
      inBar.append(settings)
      if tap.place == .cancellation { left.append(name) } else { right.append(name) }
    }
    inBar += [Self.bar("left", left), Self.bar("right", right)]
  }

  private static func bar(_ side: Code, _ buttons: [MemberName]) -> Code {
    guard !buttons.isEmpty else { return .empty }
    let items = Code.joined(buttons.map { "\($0)" }, by: ", ")
    return .fitting(
      "navigationItem.\(side)BarButtonItems = [\(items)]",
      """
      navigationItem.\(side)BarButtonItems = [
        \(lines: buttons.map { "\($0)," })
      ]
      """)
  }
}
