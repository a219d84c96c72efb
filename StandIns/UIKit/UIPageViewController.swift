// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// One page at a time, without a spine.
@MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = [:] }
  }
  private var page: UIViewController? {
    didSet { neighbours = [:] }
  }

  /// Those that it was told of, which it keeps.
  private var neighbours: [NavigationDirection: UIViewController?] = [:]
  fileprivate var isMoving = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if isMoving {
      return Simulation.complain("NSInternalInconsistencyException: Duplicate states in queue")
    }
    guard viewControllers?.count == 1, let next = viewControllers?.first else {
      return Simulation.complain("NSInvalidArgumentException: one page is required")
    }
    show(next)
    completion?(true)
  }

  private func show(_ next: UIViewController) {
    guard page !== next else { return }
    page?.move(to: nil)
    page = next
    next.move(to: self)
    if isViewLoaded, windowOnScreen != nil { next.appear(animated: false) }
  }

  open override var children: [UIViewController] { viewControllers ?? [] }

  override func appear(animated: Bool) {
    super.appear(animated: animated)
    page?.appear(animated: animated)
  }

  override func cameBack() { page?.cameBack() }

  override var staysWhenSwiped: Bool { isModalInPresentation || page?.staysWhenSwiped == true }

  private func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard let page, let dataSource else { return nil }
    if let known = neighbours[direction] { return known }
    let found =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    neighbours[direction] = .some(found)
    return found
  }

  /// The user begins to swipe to a neighbour, if there is one.
  func beginSwipe(_ direction: NavigationDirection) -> InteractiveTransition? {
    _ = neighbour(direction == .forward ? .reverse : .forward)
    guard let page, let next = neighbour(direction) else { return nil }
    isMoving = true
    delegate?.pageViewController(self, willTransitionTo: [next])
    return InteractiveTransition { [self] completes in
      isMoving = false
      if completes { show(next) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [page],
        transitionCompleted: completes)
    }
  }
}

extension Simulation {
  /// Something covers the pages, and with a finger on them, UIKit says no more of the swipe.
  public static func cover(_ pages: UIPageViewController) {
    pages.isMoving = false
    pages.viewDidDisappear(true)
  }

  public static func swipe(
    _ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController
  ) {
    beginSwipe(direction, on: pages)?.complete()
  }

  public static func beginSwipe(
    _ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController
  ) -> InteractiveTransition? {
    pages.beginSwipe(direction)
  }
}
