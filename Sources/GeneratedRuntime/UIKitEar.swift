#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(SafariServices)
    import SafariServices
  #endif

  /// What UIKit tells of a layer: that a transition is through, whoever began it, and that the
  /// user closed the modal.
  @MainActor
  final class UIKitEar: NSObject {
    private weak var drawing: UIKitDrawing?
    private weak var stack: UINavigationController?
    private let former = Former()

    /// The delegate that the app's navigation controller had before.
    @MainActor
    private final class Former {
      // UIKit asks for it on the main thread, in methods that don't say so.
      nonisolated(unsafe) weak var delegate: (any UINavigationControllerDelegate)?
    }

    func listen(to stack: UINavigationController, for drawing: UIKitDrawing) {
      self.drawing = drawing
      self.stack = stack
      guard stack.delegate !== self else { return }
      former.delegate = stack.delegate
      stack.delegate = self
    }

    func listen(to modal: UIViewController, for drawing: UIKitDrawing) {
      self.drawing = drawing
      modal.presentationController?.delegate = self
      #if canImport(SafariServices)
        (modal as? SFSafariViewController)?.delegate = self
      #endif
    }

    func stopListening() {
      if let stack, stack.delegate === self { stack.delegate = former.delegate }
    }

    // The last reference may go away on any thread.
    deinit {
      guard former.delegate != nil else { return }
      Task { @MainActor [weak stack, former] in
        if stack?.delegate == nil { stack?.delegate = former.delegate }
      }
    }

    #if canImport(ObjectiveC)
      // What only the former delegate implements goes to it, as if this one weren't there.
      override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) || former.delegate?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector?) -> Any? {
        guard let delegate = former.delegate, delegate.responds(to: selector) else {
          return super.forwardingTarget(for: selector)
        }
        return delegate
      }
    #endif
  }

  extension UIKitEar: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let didShow = former.delegate?.navigationController(_:didShow:animated:)
      didShow?(navigationController, viewController, animated)
      drawing?.didShow(in: navigationController)
    }
  }

  extension UIKitEar: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      drawing?.didClose(presentationController.presentedViewController)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      drawing?.didSwipe(presentationController.presentedViewController)
    }
  }

  #if canImport(SafariServices)
    extension UIKitEar: SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        drawing?.isClosing(controller)
      }
    }
  #endif
#endif
