/// What a delegate tells; the runtime's own needs all of UIKit.
@MainActor
final class UIKitDrawing {
  func didShow(in container: UIViewController) {}
  func didClose(_ container: UIViewController) {}
  func didSwipe(_ container: UIViewController) {}
  func isClosing(_ container: UIViewController) {}
}
