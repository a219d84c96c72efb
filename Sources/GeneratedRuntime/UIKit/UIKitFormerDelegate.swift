#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The delegate that a navigation controller had before, which may be freed at any time.
  @MainActor
  final class UIKitFormerDelegate {
    // UIKit asks for it on the main thread, in methods that don't say so.
    nonisolated(unsafe) private weak var object: (any UINavigationControllerDelegate)?
    nonisolated(unsafe) private var wasThere = false

    nonisolated var delegate: (any UINavigationControllerDelegate)? {
      get { object }
      set { (object, wasThere) = (newValue, newValue != nil) }
    }

    /// Whether it was freed.
    nonisolated var isGone: Bool { wasThere && object == nil }

    #if canImport(ObjectiveC)
      // Another delegate may ask back what it forwards to.
      nonisolated(unsafe) private var isAsked = false
      nonisolated(unsafe) private let silence: UIKitSilence

      init() {
        silence = UIKitSilence()
      }

      nonisolated func responds(to selector: Selector?) -> Bool {
        guard !isAsked else { return false }
        isAsked = true
        defer { isAsked = false }
        return object?.responds(to: selector) == true
      }

      /// UIKit asks once what a delegate responds to, when it is set: so what it asked of one that
      /// is freed has to go somewhere.
      nonisolated func target(for selector: Selector?) -> Any? {
        if responds(to: selector) { return object }
        return isGone && silence.responds(to: selector) ? silence : nil
      }
    #endif
  }

  #if canImport(ObjectiveC)
    /// Answers for a delegate that was freed as UIKit does where there is none.
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
