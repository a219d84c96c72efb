/// A question to the user, and what each answer does.
public struct Alert {
  /// How it looks.
  public let style: AlertStyle

  /// The question.
  public let title: String?

  /// What there is to say to it.
  public let message: String?

  /// The accessibility identifier of the view that it points at, where there is room to point.
  public let anchor: String?

  /// The answers, in their order.
  public let buttons: [AlertButton]
}

/// How an alert looks.
public enum AlertStyle: Sendable {
  /// In the middle of the screen.
  case alert
  /// From the edge of the screen, or a bubble that points at where it came from.
  case actionSheet
}

/// An answer to an alert.
public struct AlertButton {
  /// What an answer does, beside what its action does.
  public enum Role: Sendable {
    /// Leaves things as they are; also what a tap beside an action sheet means.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What is written on it.
  public let title: String

  /// What it does, beside what its action does.
  public let role: Role?

  let action: (@MainActor () -> Void)?

  /// A button; without an action it only closes the alert.
  public static func button(
    _ title: String, role: Role? = nil, action: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(title: title, role: role, action: action)
  }
}

extension Flow {
  /// Asks the user something, above all else on screen. The button that is tapped takes the alert
  /// away and then runs its action, as one change that may show anything. An alert without a
  /// button is ignored with a warning: nothing could close it.
  ///
  /// `anchor` is the accessibility identifier of the view that an action sheet points at on an
  /// iPad, in the screen's view; by default, it points at nothing.
  public func alert(
    _ title: String? = nil, message: String? = nil, style: AlertStyle = .alert,
    anchor: String? = nil, buttons: [AlertButton], animated: Bool = true
  ) {
    let call = Call("alert")
    guard let stage = stage(for: call), stage.admits(call) else { return }
    guard !buttons.isEmpty else { return stage.warn("alert: \(name) gives it no button") }
    let alert = Alert(
      style: style, title: title, message: message, anchor: anchor, buttons: buttons)
    stage.change(animated: animated) { stage.add(.alert(alert, self), of: self) }
  }
}

// MARK: - What the user does

extension Stage {
  /// The user tapped a button of the alert. Does nothing where no alert is on top, or it has no
  /// button of that title.
  public func tap(_ title: String) {
    guard let layer = layers.last, case .alert(let alert, _) = layer.content,
      let index = alert.buttons.firstIndex(where: { $0.title == title })
    else { return }
    tap(button: index, layer: layer.id)
  }

  /// The user tapped this button of this alert, or closed it without one. Nothing when it was
  /// closed already.
  public func tap(button index: Int?, layer id: Int) {
    guard let layer = layers.first(where: { $0.id == id }),
      case .alert(let alert, _) = layer.content
    else { return }
    let cancel = alert.buttons.first { $0.role == .cancel }
    let button = index.flatMap { alert.buttons.indices.contains($0) ? alert.buttons[$0] : nil }
    change(animated: true) {
      remove { $0.id == id }
      answer(isFree: true) { (index == nil ? cancel : button)?.action?() }
    }
  }
}
