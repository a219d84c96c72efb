// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open internal(set) var state = State.possible
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// UIKit's own, which is private.
@MainActor
final class _UINavigationInteractiveTransition: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !Simulation.refusesSwipes
  }
}

extension Simulation {
  /// Whether UIKit's own delegate refuses swipes from the edge, as beside transitions of the app's.
  public static var refusesSwipes = false
}

extension Simulation {
  /// Lets an animator animate, which says when it is done; without one, the system does.
  static func animate(
    with animator: (any UIViewControllerAnimatedTransitioning)?,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let animator else { return later(duration, completion) }
    _ = animator.transitionDuration(using: nil)
    animator.animateTransition(using: Context(animator, completion))
  }
}

/// Retains the animator until it is done.
@MainActor
private final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private let completion: @MainActor () -> Void

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ completion: @escaping @MainActor () -> Void
  ) {
    (self.animator, self.completion) = (animator, completion)
  }

  func completeTransition(_ didComplete: Bool) {
    guard animator != nil else { return Simulation.complain("a transition was completed twice") }
    animator = nil
    completion()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
