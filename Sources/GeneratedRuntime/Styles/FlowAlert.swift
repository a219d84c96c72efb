/// An alert, its fields and its buttons: of a flow, or of a screen.
public struct FlowAlert {
  /// The style.
  public let style: Style

  /// The title.
  public let title: String?

  /// The message, below the title.
  public let message: String?

  /// Whether its texts contain secrets: transcripts and logs omit them.
  public let isSecret: Bool

  /// The accessibility identifier of the view that it points at, on an iPad.
  public let anchor: String?

  /// The fields, in order.
  public let fields: [Field]

  /// The buttons, in order.
  public internal(set) var buttons: [Button]

  /// An alert that a screen shows, like one that
  /// ``Flow/alert(_:message:isSecret:style:anchor:fields:buttons:unlessShown:animated:)`` shows.
  public init(
    _ title: String? = nil, message: String? = nil, isSecret: Bool = false, style: Style = .alert,
    anchor: String? = nil, fields: [Field] = [], buttons: [Button]
  ) {
    (self.style, self.title, self.message, self.anchor) = (style, title, message, anchor)
    (self.isSecret, self.fields, self.buttons) = (isSecret, fields, buttons)
  }

  /// A version of it that can be shown, with warnings about the rest; nil if it has no button,
  /// because nothing could close it.
  ///
  /// - Parameter name: the name of its owner, for the warnings.
  func checked(for name: String, warn: (String) -> Void) -> FlowAlert? {
    guard !buttons.isEmpty else {
      warn("alert: \(name) gives it no button")
      return nil
    }
    guard style == .actionSheet, !fields.isEmpty else { return self }
    warn("alert: the action sheet of \(name) has no fields")
    return FlowAlert(
      title, message: message, isSecret: isSecret, style: style, anchor: anchor, buttons: buttons)
  }

  /// The style of an alert.
  public enum Style: Sendable {
    /// In the middle of the screen.
    case alert
    /// At the edge of the screen, or a popover that points at a view.
    case actionSheet
  }

  /// A field of an alert, and the text in it.
  @MainActor
  public final class Field {
    /// Its name, which is also its accessibility identifier.
    public let name: String

    /// Its current text.
    public var text: String

    /// The text shown while it is empty.
    public let placeholder: String?

    /// Whether its text is hidden.
    public let isSecret: Bool

    /// A field with its initial text.
    public init(
      _ name: String, text: String = "", placeholder: String? = nil, isSecret: Bool = false
    ) {
      (self.name, self.text) = (name, text)
      (self.placeholder, self.isSecret) = (placeholder, isSecret)
    }
  }

  /// A button of an alert.
  public struct Button {
    /// The role of a button, in addition to its action.
    public enum Role: Sendable {
      /// Cancels; tapping outside an action sheet does the same.
      case cancel
      /// Deletes something.
      case destructive
    }

    /// The title.
    public let title: String

    /// The role.
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
