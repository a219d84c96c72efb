/// Where a URL opens.
public enum Browser: Sendable {
  /// In a modal layer of the app that the user can close.
  case app
  /// In the app that the system chooses.
  case system
}
