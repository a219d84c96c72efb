/// Receives the delegate's calls; the runtime's own type needs all of UIKit.
@MainActor
final class UIKitDrawing {
  let transitions = UIKitTransitions()
  func didShow(in container: UIViewController) {}
  func didClose(_ container: UIViewController) {}
  func didSwipe(_ container: UIViewController) {}
  func isClosing(_ container: UIViewController) {}
}

@MainActor
final class UIKitTransitions {
  var isEmpty: Bool { true }

  func animator(
    for operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor
final class UIKitEdgeSwipe: NSObject {
  func listen(to stack: UINavigationController) {}
  func stopListening() {}
}

extension UIViewController {
  func remeasureSheet() {}
}
