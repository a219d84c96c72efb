/// The horizontal size class, as in UIKit.
public enum WidthClass: Sendable {
  /// One column: most iPhones, and narrow windows.
  case compact
  /// Two columns side by side.
  case regular
}
