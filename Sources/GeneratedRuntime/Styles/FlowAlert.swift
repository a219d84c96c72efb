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
