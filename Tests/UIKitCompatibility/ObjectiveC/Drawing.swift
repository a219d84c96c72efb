/// Receives the delegate's calls; the runtime's own type needs all of UIKit.
@MainActor
final class UIKitDrawing {
  func didShow(in container: UIViewController) {}
  func didClose(_ container: UIViewController) {}
  func didSwipe(_ container: UIViewController) {}
  func isClosing(_ container: UIViewController) {}
}
