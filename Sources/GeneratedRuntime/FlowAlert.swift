/// A question to the user, and what each answer does.
public struct FlowAlert {
  /// How it looks.
  public let style: Style

  /// The question.
  public let title: String?

  /// More about it, below the title.
  public let message: String?

  /// The accessibility identifier of the view that it points at, where there is room to point.
  public let anchor: String?

  /// The answers, in their order.
  public let buttons: [Button]

  /// How an alert looks.
  public enum Style: Sendable {
    /// In the middle of the screen.
    case alert
    /// From the edge of the screen, or a bubble that points at where it came from.
    case actionSheet
  }

  /// An answer to an alert.
  public struct Button {
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
}

extension Flow {
  /// Asks the user something, above all else on screen. The button that is tapped takes the alert
  /// away and then runs its action, as one change that may show anything. An alert without a
  /// button is ignored with a warning: nothing could close it.
  ///
  ///     flow.alert(
  ///       "Discard changes?",
  ///       buttons: [
  ///         .button("Discard", role: .destructive) { [flow] in flow.finish() },
  ///         .button("Keep editing", role: .cancel),
  ///       ])
  ///
  /// `anchor` is the accessibility identifier of the view that an action sheet points at on an
  /// iPad, in the screen's view; by default, it points at nothing.
  public func alert(
    _ title: String? = nil, message: String? = nil, style: FlowAlert.Style = .alert,
    anchor: String? = nil, buttons: [FlowAlert.Button], animated: Bool = true
  ) {
    let call = Call("alert")
    guard let stage = stage(for: call), stage.admits(call) else { return }
    guard !buttons.isEmpty else { return stage.warn("alert: \(name) gives it no button") }
    let alert = FlowAlert(
      style: style, title: title, message: message, anchor: anchor, buttons: buttons)
    stage.change(animated: animated) { stage.add(.alert(alert, self), of: self) }
  }
}
