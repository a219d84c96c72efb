/// How much room there is from side to side, as UIKit's size classes say.
public enum WidthClass: Sendable {
  /// One column: most iPhones, and narrow windows.
  case compact
  /// Two columns side by side.
  case regular
}
