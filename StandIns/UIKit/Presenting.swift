// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let (controller, presenter) = (viewControllerToPresent, root)
    if let complaint = presenter.complaint(presenting: controller) {
      return Simulation.complain(complaint)
    }
    presenter.presented = controller
    controller.presentingViewController = presenter
    controller.isBeingPresented = true
    let transition = flag ? Transition() : nil
    presenter.transition = transition
    controller.transition = transition
    let animator =
      flag
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: self) : nil
    let run = { (end: @escaping @MainActor () -> Void) in
      if animator == nil { return Simulation.later(animated: flag, end) }
      Simulation.animate(with: animator, end)
    }
    run {
      controller.isBeingPresented = false
      controller.appear(animated: flag)
      let container = UIView()
      container.controller = controller
      controller.presentationController?.containerView = container
      self.end(transition, of: [presenter, controller]) { completion?() }
    }
  }

  private func complaint(presenting controller: UIViewController) -> String? {
    if controller.presentingViewController != nil || controller.parent != nil
      || controller.window != nil
    {
      return "NSInvalidArgumentException: Application tried to present modally an active controller"
    }
    if let presented {
      let state = presented.isBeingDismissed ? "whose dismissal is in progress" : "already"
      return "Attempt to present \(controller) on \(self) which presents \(presented) \(state)"
    }
    if isBeingPresented || isBeingDismissed || transition?.hasEnded == false {
      return "Attempt to present on \(self) while a presentation or dismissal is in progress"
    }
    if viewIfLoaded?.window == nil {
      return "Attempt to present on \(self) whose view is not in the window hierarchy"
    }
    if controller.modalPresentationStyle == .popover,
      let popover = controller.popoverPresentationController, popover.sourceView == nil,
      popover.sourceItem == nil
    {
      return "NSGenericException: popover without sourceView or barButtonItem"
    }
    return nil
  }

  public func dismiss(animated flag: Bool, completion: (@MainActor @Sendable () -> Void)? = nil) {
    let presenter = root
    guard let closing = presenter.presented else {
      // UIKit asks the presenting view controller, which dismisses this one.
      guard let below = presenter.presentingViewController else { return }
      return below.dismiss(animated: flag, completion: completion)
    }
    let chain = sequence(first: closing) { $0.presented }
    if chain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      return Simulation.complain(
        "Attempt to dismiss from \(presenter) while a presentation or dismissal is in progress")
    }
    let transition = flag ? Transition() : nil
    presenter.beginDismissal(of: closing, transition)
    let animator =
      flag
      ? closing.transitioningDelegate?.animationController(forDismissed: closing) : nil
    let run = { (end: @escaping @MainActor () -> Void) in
      if animator == nil { return Simulation.later(animated: flag, end) }
      Simulation.animate(with: animator, end)
    }
    run {
      presenter.endDismissal(of: closing)
      self.end(transition, of: [presenter, closing]) { completion?() }
    }
  }

  func beginDismissal(of closing: UIViewController, _ transition: Transition?) {
    closing.isBeingDismissed = true
    self.transition = transition
    closing.transition = transition
  }

  /// With everything above it.
  func endDismissal(of closing: UIViewController) {
    let closed = Array(sequence(first: closing) { $0.presented })
    presented = nil
    for controller in closed.reversed() {
      controller.isBeingDismissed = false
      controller.presented = nil
      controller.presentingViewController = nil
      controller.forgetPresentationController()
    }
    cameBack()
  }

  func end(
    _ transition: Transition?, of controllers: [UIViewController], _ completion: () -> Void
  ) {
    func clear() {
      for controller in controllers where controller.transition === transition {
        controller.transition = nil
      }
    }
    if Simulation.order == .delegateFirst { clear() }
    transition?.end()
    if !Simulation.losesCompletions { completion() }
    clear()
  }
}
