#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(SafariServices) && !os(visionOS)
    import SafariServices
  #endif

  /// UIKit's delegate for a layer: it is notified when a transition has ended, whatever started it,
  /// and when the user closes the modal.
  @MainActor
  final class UIKitDelegate: NSObject {
    private weak var drawing: UIKitDrawing?
    private weak var stack: UINavigationController?
    private let former = UIKitFormerDelegate()
    #if !os(tvOS)
      private let edgeSwipe = UIKitEdgeSwipe()
    #endif

    /// Whether the app has its own transitions. UIKit asks when this becomes the delegate.
    nonisolated(unsafe) private var hasTransitions = false

    /// Whether the former delegate is being called, which may call this one.
    private var isTelling = false

    /// Becomes the delegate, possibly again: another may have replaced it, or the former delegate
    /// may have been freed, whose methods UIKit has cached.
    func listen(to stack: UINavigationController, for drawing: UIKitDrawing) {
      self.drawing = drawing
      self.stack = stack
      hasTransitions = !drawing.transitions.isEmpty
      #if !os(tvOS)
        // UIKit may change it as soon as it has a delegate.
        defer { if hasTransitions { edgeSwipe.listen(to: stack) } }
      #endif
      if stack.delegate === self {
        guard former.isGone else { return }
        former.delegate = nil
        stack.delegate = nil
      } else {
        if isForwardedTo(by: stack.delegate) { return }
        former.delegate = stack.delegate
      }
      stack.delegate = self
    }

    /// Lets the way back from a view controller ask first; it goes back again without a question.
    func hold(
      _ question: Stage.Question?, of top: UIViewController?, _ ask: @escaping @MainActor () -> Void
    ) {
      #if !os(tvOS)
        if let stack { edgeSwipe.hold(question, of: top, on: stack, else: hasTransitions, ask) }
      #endif
    }

    /// Whether another host's delegate forwards to this one.
    private func isForwardedTo(by delegate: (any UINavigationControllerDelegate)?) -> Bool {
      guard let other = delegate as? UIKitDelegate else { return false }
      return other === self || isForwardedTo(by: other.former.delegate)
    }

    func listen(to modal: UIViewController, for drawing: UIKitDrawing) {
      self.drawing = drawing
      modal.presentationController?.delegate = self
      #if canImport(SafariServices) && !os(visionOS)
        (modal as? SFSafariViewController)?.delegate = self
      #endif
    }

    func stopListening() {
      #if !os(tvOS)
        edgeSwipe.stopListening()
      #endif
      guard let stack else { return }
      if stack.delegate === self {
        stack.delegate = former.delegate
      } else {
        (stack.delegate as? UIKitDelegate)?.forget(self)
      }
    }

    /// Another host's delegate, to which this one forwarded, has been freed.
    private func forget(_ other: UIKitDelegate) {
      guard let next = former.delegate as? UIKitDelegate else { return }
      if next !== other { return next.forget(other) }
      former.delegate = other.former.delegate
    }

    // The last reference may be released on any thread.
    deinit {
      guard former.delegate != nil else { return }
      Task { @MainActor [weak stack, former] in
        if stack?.delegate == nil { stack?.delegate = former.delegate }
      }
    }

    #if canImport(ObjectiveC)
      // Methods that only the former delegate implements are forwarded, as if this one weren't
      // there.
      override func responds(to selector: Selector?) -> Bool {
        if selector == Self.animation, !hasTransitions {
          return former.responds(to: selector)
        }
        return super.responds(to: selector) || former.responds(to: selector)
      }

      private nonisolated static var animation: Selector {
        NSSelectorFromString(
          "navigationController:animationControllerForOperation:fromViewController:"
            + "toViewController:")
      }

      override func forwardingTarget(for selector: Selector?) -> Any? {
        former.target(for: selector) ?? super.forwardingTarget(for: selector)
      }
    #endif
  }

  extension UIKitDelegate: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard !isTelling else { return }
      isTelling = true
      let didShow = former.delegate?.navigationController(_:didShow:animated:)
      didShow?(navigationController, viewController, animated)
      isTelling = false
      drawing?.didShow(in: navigationController)
      #if !os(tvOS) && !os(visionOS)
        navigationController.remeasureSheet()
      #endif
    }
  }

  extension UIKitDelegate {
    /// One of the app's own transitions, or the former delegate's.
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let own = drawing?.transitions.animator(
        for: operation, from: fromVC, to: toVC, in: navigationController)
      guard own == nil, !isTelling else { return own }
      isTelling = true
      defer { isTelling = false }
      let former = former.delegate?.navigationController(_:animationControllerFor:from:to:)
      return former?(navigationController, operation, fromVC, toVC)
    }
  }

  extension UIKitDelegate: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      drawing?.didClose(presentationController.presentedViewController)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      drawing?.didSwipe(presentationController.presentedViewController)
    }
  }

  #if canImport(SafariServices) && !os(visionOS)
    // UIKit calls it on the main thread; the protocol isn't annotated.
    extension UIKitDelegate: @MainActor SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        drawing?.isClosing(controller)
      }
    }
  #endif
#endif
