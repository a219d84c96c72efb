/// Where a URL opens.
public enum Browser: Sendable {
  /// In a modal layer of the app that the user can close.
  case app
  /// In the app that the system chooses.
  case system
  /// In the flow whose link the URL is, or else as in `app`.
  case links
}
