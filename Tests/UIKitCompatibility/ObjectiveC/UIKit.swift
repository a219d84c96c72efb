// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As UIKit is imported from Objective-C: all that a delegate does is optional.

public struct UIInterfaceOrientationMask: Sendable {
  public static let all = Self()
}

@objc public enum UIInterfaceOrientation: Int { case portrait }

@MainActor
open class UIViewController: NSObject {
  open var presentationController: UIPresentationController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

@MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { UIViewController() }
}

@MainActor
@objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

@objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
@objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

@MainActor
open class UINavigationController: UIViewController {
  @objc public enum Operation: Int { case none, push, pop }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { nil }
}

@MainActor
@objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

@MainActor
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
}

@objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
