#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The delegate that a navigation controller had before, which may be freed at any time.
  @MainActor
  final class UIKitFormerDelegate {
    // UIKit calls it on the main thread, in methods that aren't annotated so.
    nonisolated(unsafe) private weak var object: (any UINavigationControllerDelegate)?
    nonisolated(unsafe) private var wasThere = false

    nonisolated var delegate: (any UINavigationControllerDelegate)? {
      get { object }
      set { (object, wasThere) = (newValue, newValue != nil) }
    }

    /// Whether it was freed.
    nonisolated var isGone: Bool { wasThere && object == nil }

    #if canImport(ObjectiveC)
      // Another delegate may ask for the one that it forwards to.
      nonisolated(unsafe) private var isAsked = false
      private let silence = UIKitSilence()

      nonisolated func responds(to selector: Selector?) -> Bool {
        guard !isAsked else { return false }
        isAsked = true
        defer { isAsked = false }
        return object?.responds(to: selector) == true
      }

      /// UIKit asks once which methods a delegate implements, when it is set: calls to one that was
      /// freed need a target.
      nonisolated func target(for selector: Selector?) -> Any? {
        if responds(to: selector) { return object }
        return isGone && silence.responds(to: selector) ? silence : nil
      }
    #endif
  }

  #if canImport(ObjectiveC)
    /// Responds for a freed delegate like UIKit without a delegate.
    @MainActor
    private final class UIKitSilence: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {}

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

      #if os(iOS)
        func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
          navigationController.topViewController?.supportedInterfaceOrientations ?? .all
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
          navigationController.topViewController?.preferredInterfaceOrientationForPresentation
            ?? .portrait
        }
      #endif
    }
  #endif
#endif
