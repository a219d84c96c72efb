/// Where a URL opens.
public enum Browser: Sendable {
  /// In a modal layer of the app that the user can close.
  case app
  /// In whatever the system opens it with.
  case system
}
