#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Lets the swipe from the edge go back in an app with its own transitions. Beside a delegate
  /// with transitions, UIKit's own delegate of the recognizer refuses each swipe, or is gone.
  @MainActor
  final class UIKitEdgeSwipe: NSObject, UIGestureRecognizerDelegate {
    // On the main actor, except in `deinit`, which only reads them and may run on any thread.
    nonisolated(unsafe) private weak var stack: UINavigationController?
    nonisolated(unsafe) private weak var former: (any UIGestureRecognizerDelegate)?

    /// Replaces UIKit's own delegate; one that the app has set stays.
    func listen(to stack: UINavigationController) {
      guard let recognizer = stack.interactivePopGestureRecognizer, recognizer.delegate !== self,
        recognizer.delegate.map(isUIKits) != false
      else { return }
      (self.stack, former) = (stack, recognizer.delegate)
      recognizer.delegate = self
    }

    func stopListening() {
      let recognizer = stack?.interactivePopGestureRecognizer
      if recognizer?.delegate === self { recognizer?.delegate = former }
    }

    private func isUIKits(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
      delegate is UIKitEdgeSwipe || "\(type(of: delegate))".hasPrefix("_")
    }

    /// Decides as UIKit does without custom transitions.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, stack.viewControllers.count > 1, stack.transitionCoordinator == nil,
        !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem
      else { return false }
      let isReplaced = item.leftBarButtonItems?.isEmpty == false
      return !item.hidesBackButton && (!isReplaced || item.leftItemsSupplementBackButton)
    }

    deinit {
      guard former != nil else { return }
      Task { @MainActor [weak stack, weak former] in
        let recognizer = stack?.interactivePopGestureRecognizer
        if recognizer?.delegate == nil { recognizer?.delegate = former }
      }
    }
  }
#endif
