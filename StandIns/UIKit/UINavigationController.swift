// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The bar, which isn't drawn.
@MainActor
public final class UINavigationBar: UIView {}

@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  private let swipes = _UINavigationInteractiveTransition()
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIGestureRecognizer()
    recognizer.delegate = swipes
    return recognizer
  }()
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// As in UIKit, its methods are looked up when it is set; a test can count how often.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegatesAsked += 1 }
  }

  public private(set) var delegatesAsked = 0
  open var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar()
  private var stack: [UIViewController] = []
  private weak var lastShown: UIViewController?

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(stack.count - 1, animated).last : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else {
      Simulation.complain("NSInternalInconsistencyException: not in the stack: \(viewController)")
      return nil
    }
    return pop(index + 1, animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(1, animated)
  }

  private func pop(_ count: Int, _ animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    change(to: Array(stack.prefix(count)), animated: animated)
    return popped
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    if let complaint = complaint(showing: controllers) { return Simulation.complain(complaint) }
    let kept = Set(controllers)
    let gone = stack.filter { !kept.contains($0) }
    let operation: Operation = controllers.last.map(stack.contains) == true ? .pop : .push
    for controller in controllers where controller.parent == nil { controller.move(to: self) }
    stack = controllers
    let top = controllers.last
    guard isOnScreen, top !== lastShown, let top else { return leave(gone) }
    delegate?.navigationController(self, willShow: top, animated: animated)
    guard animated, lastShown != nil else {
      leave(gone)
      return show(animated: false)
    }
    let transition = Transition()
    self.transition = transition
    let animator = lastShown.flatMap {
      delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: top)
    }
    Simulation.animate(with: animator) { self.end(transition, leaving: gone) }
  }

  private func complaint(showing controllers: [UIViewController]) -> String? {
    if transition?.hasEnded == false {
      return "setViewControllers on \(self) while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated"
    }
    if Set(controllers).count != controllers.count {
      return "Pushing the same view controller instance more than once is not supported"
    }
    if controllers.contains(where: { $0 is UINavigationController }) {
      return "Pushing a navigation controller is not supported"
    }
    if controllers.contains(where: { $0 is UISplitViewController }) {
      return "Split View Controllers cannot be pushed to a Navigation Controller"
    }
    if controllers.contains(where: { $0.presentingViewController != nil || $0.window != nil }) {
      return "NSInvalidArgumentException: pushing a view controller that is presented"
    }
    if controllers.contains(where: { $0.parent != nil && $0.parent !== self }) {
      return "UIViewControllerHierarchyInconsistency: a child of another container"
    }
    return nil
  }

  private func leave(_ controllers: [UIViewController]) {
    for controller in controllers { controller.move(to: nil) }
    if stack.isEmpty { lastShown = nil }
  }

  // MARK: On screen

  private var isOnScreen: Bool { isViewLoaded && windowOnScreen != nil }

  open override var children: [UIViewController] { stack }

  override func isShowing(_ child: UIViewController) -> Bool { child === stack.last }

  override var staysWhenSwiped: Bool {
    isModalInPresentation || stack.last?.staysWhenSwiped == true
  }

  override func appear(animated: Bool) {
    super.appear(animated: animated)
    cameBack()
  }

  /// Shows what was set while it was covered or not yet on screen.
  override func cameBack() {
    guard isOnScreen, let top = stack.last else { return }
    guard top !== lastShown else { return top.cameBack() }
    delegate?.navigationController(self, willShow: top, animated: false)
    show(animated: false)
  }

  private func show(animated: Bool) {
    guard let top = stack.last else { return }
    lastShown = top
    top.appear(animated: animated)
    Simulation.later(animated: false) { self.tell(top, animated: animated) }
  }

  private func tell(_ top: UIViewController, animated: Bool) {
    guard top === stack.last, transition == nil else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  // MARK: Transitions

  private func end(_ transition: Transition, leaving gone: [UIViewController]) {
    let top = stack.last
    lastShown = top
    top?.appear(animated: true)
    for controller in gone where controller.parent === self && !stack.contains(controller) {
      controller.move(to: nil)
    }
    switch Simulation.order {
    case .delegateFirst:
      self.transition = nil
      if let top { delegate?.navigationController(self, didShow: top, animated: true) }
      transition.end()
    case .completionFirst:
      // The worst case: the coordinator is still there.
      transition.end()
      if let top { delegate?.navigationController(self, didShow: top, animated: true) }
      if self.transition === transition { self.transition = nil }
    }
  }

  /// The user's finger is on the edge: the stack is as if it were popped.
  func beginInteractivePop() -> InteractiveTransition? {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    else { return nil }
    guard stack.count > 1, transition == nil, isOnScreen else {
      if recognizer.delegate !== swipes { Simulation.complain("a swipe that leads nowhere begins") }
      return nil
    }
    let before = stack
    interactivePopGestureRecognizer?.state = .began
    if let from = stack.last, let to = stack.dropLast().last,
      delegate?.navigationController(self, animationControllerFor: .pop, from: from, to: to) != nil
    {
      Simulation.complain("the swipe doesn't follow the finger: it has another animator")
    }
    let transition = Transition(isInteractive: true)
    self.transition = transition
    stack.removeLast()
    if let top = stack.last {
      delegate?.navigationController(self, willShow: top, animated: true)
    }
    return InteractiveTransition { completes in
      self.interactivePopGestureRecognizer?.state = .ended
      transition.isInteractive = false
      Simulation.later(Simulation.duration) {
        if completes { return self.end(transition, leaving: Array(before.suffix(1))) }
        transition.isCancelled = true
        self.stack = before
        self.transition = nil
        transition.end()
      }
    }
  }
}
