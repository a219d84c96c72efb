#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // One step after the other.
  extension UIKitDrawing {
    /// Takes the next step, unless one is in progress: that calls this when it completes.
    func advance() {
      guard !isBusy else { return }
      isBusy = true
      noteWhatIsOver()
      if waits() { return }
      hasAdapted = false
      if awaitsAnAnswer() { return rest() }
      noticeWhatLeft()
      takeStep()
    }

    /// The step is complete. If it was abandoned before, its completion came late.
    private func proceed(_ step: Int, after container: UIViewController? = nil) {
      note(container?.transitionCoordinator)
      if step == stepsTaken {
        stepsTaken += 1
        isBusy = false
      }
      advance()
    }

    /// UIKit sometimes doesn't call a completion. If a step hasn't completed although UIKit is idle
    /// now and one turn of the run loop later, the completion won't come.
    func watch() {
      guard isBusy, isAtRest else { return }
      HostClock.later { [weak self, stepsTaken] in
        guard let self, isBusy, self.stepsTaken == stepsTaken, isAtRest else { return }
        proceed(stepsTaken)
      }
    }

    /// Whether a transition is in progress whose end is reported.
    private func waits() -> Bool {
      guard let transition else { return false }
      note(transition)
      return transition.animate(alongsideTransition: nil) { [weak self, stepsTaken] _ in
        self?.proceed(stepsTaken)
      }
    }

    /// Whether an alert was closed and its button hasn't been reported yet. If UIKit reports
    /// nothing more for a tenth of a second, it was closed without one.
    private func awaitsAnAnswer() -> Bool {
      guard let top = chain.last, top.isAlert, let alert = top.container,
        alert.presentingViewController == nil,
        stage?.layers.contains(where: { $0.id == top.id }) == true
      else { return false }
      // Retained: if it were freed, it would count as closed.
      HostClock.later(after: 0.1) { [weak self] in
        if alert.presentingViewController == nil { self?.didClose(alert) }
      }
      return true
    }

    private func takeStep() {
      guard let stage else { return rest() }
      let layers = ownLayers(of: stage)
      if let lowest = chain.first, style == nil, let layer = layers.first, !lowest.fits(layer) {
        if chain.count > 1 { return dismiss(to: 1, layers) }
        if let container = lowest.container, container.presentedViewController != nil {
          return dismissTheApps(above: container)
        }
        return change(lowest, to: layer)
      }
      let kept = zip(chain, layers).prefix { $0.fits($1) }.count
      for (drawn, layer) in zip(chain.dropLast(), layers.prefix(kept)) {
        if show(layer, in: drawn, animated: false) { return }
      }
      if kept < chain.count { return dismiss(to: kept, layers) }
      if let top = chain.last, show(layers[kept - 1], in: top, animated: isAnimated) { return }
      if kept < layers.count { return present(layers[kept]) }
      chain.last?.didAppear(for: self)
      isAnimated = false
      (spare, refused) = ([], nil)
      if stage.root == nil { release() }
      if chain.isEmpty { main?.close(self) }
      rest()
    }

    /// Draws all of a layer that is presented, and returns whether a transition has to end first.
    private func show(_ layer: Stage.Layer, in drawn: UIKitLayer, animated: Bool) -> Bool {
      while drawn.show(layer, for: self, animated: animated) {
        if waits() { return true }
        if drawn.stack?.withInner.contains(where: \.waits) != true { return false }
      }
      return false
    }

    private func rest() {
      isBusy = false
      if hasAdapted { advance() }
    }

    /// The root flow has ended, so the host removes everything that it has shown.
    private func release() {
      chain.first?.stack?.stopListening()
      ruler?.leave()
    }

    /// The window gets another root view controller, because UIKit can't push a container that is
    /// alone.
    private func change(_ lowest: UIKitLayer, to layer: Stage.Layer) {
      func swap() {
        setRoot(nil)
        _ = lowest.show(layer, for: self, animated: false)
        setRoot(lowest.container)
      }
      if isAnimated, let view = window ?? pane?.view {
        UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
          UIView.performWithoutAnimation(swap)
        }
      } else {
        swap()
      }
      proceed(stepsTaken)
    }

    private func setRoot(_ controller: UIViewController?) {
      window?.rootViewController = controller
      pane?.content = controller
    }

    /// Removing a root view controller also removes the app's view controllers presented above it.
    private func dismissTheApps(above container: UIViewController) {
      if waitsForMenu() { return }
      let modals = sequence(first: container) { $0.presentedViewController }.dropFirst()
      for modal in modals { warnOfLoss(modal) }
      container.dismiss(animated: isAnimated) { [weak self, weak container, stepsTaken] in
        self?.proceed(stepsTaken, after: container)
      }
    }

    private func dismiss(to kept: Int, _ layers: [Stage.Layer]) {
      if waitsForMenu() { return }
      let isRebuilt = chain.last?.id == layers.last?.id
      let leaving = chain[kept...]
      let again = leaving.filter { drawn in layers.contains { $0.id == drawn.id } }
      for stranger in strangers(in: leaving) where !again.contains(where: { $0.has(stranger) }) {
        warnOfLoss(stranger)
      }
      // Not the container below: it may present something of the app, which presents this.
      let below = chain[kept].container?.presentingViewController
      for layer in again { layer.isPresented = false }
      spare += again
      chain.removeSubrange(kept...)
      guard let below else { return takeStep() }
      below.dismiss(animated: isAnimated && !isRebuilt) { [weak self, weak below, stepsTaken] in
        self?.proceed(stepsTaken, after: below)
      }
    }
  }

  // MARK: - Presenting

  extension UIKitDrawing {
    private func present(_ layer: Stage.Layer) {
      if waitsForMenu() { return }
      guard let presenter = presenterAtTop else { return rest() }
      if layer.isLock, layer.id != lock {
        stage?.warn("lock: the host isn't in a scene, so it is shown as `fullScreen`")
      }
      let again = spare.first { $0.id == layer.id }
      let prepared = again ?? refused.flatMap { $0.id == layer.id ? $0 : nil }
      refused = nil
      guard let drawn = prepared ?? UIKitLayer(layer, for: self) else {
        // This platform has no in-app browser.
        if case .browser(let url, _) = layer.content { open(url) }
        stage?.didClose(layer: layer.id)
        return takeStep()
      }
      if let begin = drawn.begin, again == nil { return self.begin(drawn, begin, over: presenter) }
      // Its content comes first: it may be the container.
      _ = drawn.show(layer, for: self, animated: false)
      // One of the app's own coordinators may have pushed nothing.
      guard stage?.layers.contains(where: { $0.id == layer.id && !$0.isEmpty }) == true else {
        return takeStep()
      }
      guard let container = drawn.container else { return rest() }
      drawn.prepare(layer, as: layer.style ?? style ?? .sheet, over: presenter, for: self)
      drawn.isPresented = false
      chain.append(drawn)
      let steps = stepsTaken
      presenter.present(container, animated: isAnimated && again == nil) {
        [weak self, weak presenter] in self?.proceed(steps, after: presenter)
      }
      drawn.isPresented = container.presentingViewController != nil
      if stepsTaken == steps, !drawn.isPresented {
        chain.removeLast()
        // Not built again: one of the app's own coordinators may have started in it.
        refused = drawn
        comeBack()
      }
    }

    /// Lets one of the app's own coordinators present; its first view controller is the layer's
    /// container.
    private func begin(
      _ drawn: UIKitLayer, _ begin: (UIViewController) -> Void, over presenter: UIViewController
    ) {
      begin(presenter)
      guard let container = presenter.presentedViewController else {
        stage?.warn("present external: nothing was presented at once")
        stage?.didClose(layer: drawn.id)
        return takeStep()
      }
      drawn.adopt(container)
      chain.append(drawn)
      guard !waits() else { return }
      // Without an animation, it may be on screen only in the next turn of the run loop.
      guard container.viewIfLoaded?.window == nil else { return proceed(stepsTaken) }
      HostClock.later { [weak self, stepsTaken] in self?.proceed(stepsTaken) }
    }

    /// Whether a view controller above what the host shows is closing, with no transition that says
    /// when it ends: a menu, of which the user has just chosen. After a second, it is taken for gone.
    private func waitsForMenu() -> Bool {
      let top = sequence(first: chain.last?.container ?? presenter) { $0?.presentedViewController }
      guard triesLeft > 0, top.dropFirst().contains(where: { $0?.isBeingDismissed == true }) else {
        return false
      }
      comeBack()
      return true
    }

    /// UIKit refused to present, or would: a view controller of the app may just be appearing or
    /// disappearing. After a second, it is tried again only with the next change.
    private func comeBack() {
      rest()
      guard triesLeft > 0, !isComingBack else { return }
      (triesLeft, isComingBack) = (triesLeft - 1, true)
      HostClock.later(after: 0.1) { [weak self] in
        self?.isComingBack = false
        self?.advance()
      }
    }

    /// The topmost view controller, if it can present: for example an alert of the app.
    private var presenterAtTop: UIViewController? {
      guard var top = chain.last?.container ?? presenter else { return nil }
      while let above = top.presentedViewController { top = above }
      return top.viewIfLoaded?.window == nil ? nil : top
    }
  }
#endif
