/// A gesture under way: the finger is on the screen.
@MainActor
public final class InteractiveTransition {
  private var end: ((Bool) -> Void)?

  init(_ end: @escaping (Bool) -> Void) {
    self.end = end
  }

  /// The finger lifts, far enough; the transition then takes its time.
  public func complete() { lift(true) }

  /// The finger lifts where it came from.
  public func cancel() { lift(false) }

  private func lift(_ completes: Bool) {
    let end = end
    self.end = nil
    end?(completes)
  }
}

// What the user can do. Nothing happens where there is nothing to touch, or during a transition,
// when UIKit takes no touches.
extension Simulation {
  /// Taps the back button of the topmost navigation controller.
  public static func tapBack(in window: UIWindow) {
    guard let stack = topStack(in: window), stack.transitionCoordinator == nil,
      let item = stack.topViewController?.navigationItem, !item.hidesBackButton
    else { return }
    if let action = item.backAction { return perform(action) }
    stack.popViewController(animated: true)
  }

  /// Long press on the back button, and a choice from its menu.
  public static func choose(_ controller: UIViewController, in window: UIWindow) {
    guard let stack = topStack(in: window), stack.transitionCoordinator == nil,
      stack.viewControllers.contains(controller)
    else { return }
    stack.popToViewController(controller, animated: true)
  }

  /// Begins to swipe back from the edge.
  public static func beginEdgeSwipe(in window: UIWindow) -> InteractiveTransition? {
    topStack(in: window)?.beginInteractivePop()
  }

  /// Swipes the topmost modal down.
  public static func swipeDown(in window: UIWindow) {
    beginSwipeDown(in: window)?.complete()
  }

  /// Begins to swipe the topmost modal down; nil if none can be swiped down.
  public static func beginSwipeDown(in window: UIWindow) -> InteractiveTransition? {
    guard let modal = top(in: window), let below = modal.presentingViewController,
      let controller = modal.presentationController,
      !(modal is UIAlertController),
      ![.fullScreen, .overFullScreen].contains(modal.modalPresentationStyle)
    else { return nil }
    guard !modal.staysWhenSwiped,
      controller.delegate?.presentationControllerShouldDismiss(controller) != false
    else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    let transition = Transition(isInteractive: true)
    controller.delegate?.presentationControllerWillDismiss(controller)
    below.beginDismissal(of: modal, transition)
    return InteractiveTransition { completes in
      later(duration) {
        transition.isCancelled = !completes
        modal.isBeingDismissed = false
        if completes { below.endDismissal(of: modal) }
        below.end(transition, of: [below, modal]) {
          if completes { controller.delegate?.presentationControllerDidDismiss(controller) }
        }
      }
    }
  }

  /// Chooses from a menu, which closes afterwards, over some time and with no transition that says when.
  public static func chooseFromMenu(in window: UIWindow, _ action: () -> Void) {
    guard let top = top(in: window) else { return }
    let menu = UIViewController()
    _ = menu.view
    menu.modalPresentationStyle = .custom
    (top.presented, menu.presentingViewController) = (menu, top)
    menu.isBeingDismissed = true
    action()
    later(3 * duration) { if top.presented === menu { top.endDismissal(of: menu) } }
  }

  /// The topmost view controller that takes touches, of the window or of those above it; nil during a
  /// transition.
  public static func top(in window: UIWindow) -> UIViewController? {
    guard var top = window.upwards.last?.rootViewController else { return nil }
    while let above = top.presented { top = above }
    let isBusy = top.transitionCoordinator != nil || top.isBeingPresented || top.isBeingDismissed
    return isBusy ? nil : top
  }

  /// Taps a tab of the innermost bar on which there is one of this title.
  public static func tapTab(_ title: String, in window: UIWindow) {
    guard let top = top(in: window) else { return }
    let bars = containers(in: top).compactMap { $0 as? UITabBarController }
    for bar in bars.reversed() {
      let index =
        bar.tabs.firstIndex { $0.title == title }
        ?? bar.viewControllers?.firstIndex { $0.tabBarItem.title == title }
      if let index, bar.transitionCoordinator == nil { return bar.tap(index) }
    }
  }

  /// The navigation controller that the back button is of: the innermost with something to leave,
  /// of two columns the second first.
  public static func topStack(in window: UIWindow) -> UINavigationController? {
    guard let top = top(in: window) else { return nil }
    let stacks = containers(in: top).compactMap { $0 as? UINavigationController }
    return stacks.last { $0.viewControllers.count > 1 } ?? stacks.last
  }

  /// The visible containers in a view controller, outermost first.
  private static func containers(in controller: UIViewController) -> [UIViewController] {
    let shown = controller.children.filter { controller.isShowing($0) }
    return [controller] + shown.flatMap(containers)
  }
}
