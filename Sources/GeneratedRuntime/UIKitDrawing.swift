#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes UIKit show what is on the stage: one transition at a time, each the next step from what
  /// is shown then to what the stage holds then. What the user took away in the meantime is told to
  /// the stage first: it is what UIKit doesn't show any more though it was told to.
  @MainActor
  final class UIKitDrawing {
    let isAttached: Bool
    private let window: UIWindow?
    private weak var presenter: UIViewController?
    private let ruler = UIKitRuler()

    /// How the lowest layer looks where it is a modal too.
    private let style: ModalStyle?

    private weak var stage: Stage?

    /// What UIKit shows, lowest first.
    private var chain: [UIKitLayer] = []

    /// What was presented above something that left, and is to be again.
    private var spare: [UIKitLayer] = []

    private var isAnimated = false
    private var isBusy = false
    private var hasAdapted = false
    private var stepsTaken = 0

    /// The transitions that were awaited or are over. UIKit may have them a moment longer.
    private var past: [Past] = []

    private struct Past { weak var transition: (any UIViewControllerTransitionCoordinator)? }

    init(lowest: UIKitLayer, window: UIWindow? = nil) {
      (self.window, isAttached, style) = (window, window == nil, nil)
      chain = [lowest]
    }

    init(presenter: UIViewController, style: ModalStyle) {
      (window, isAttached, self.style) = (nil, true, style)
      self.presenter = presenter
    }

    /// Shows the window, if there is one, and tells the stage how much room there is, now and from
    /// now on.
    func prepare(for stage: Stage) {
      self.stage = stage
      window?.makeKeyAndVisible()
      guard let view = window ?? (presenter ?? chain.first?.container)?.view else { return }
      ruler.onChange = { [weak self] width in self?.stage?.width = width }
      ruler.isHidden = true
      view.addSubview(ruler)
      stage.width = view.traitCollection.width
    }

    func draw(_ stage: Stage, animated: Bool) {
      self.stage = stage
      isAnimated = isAnimated || animated
      let items = stage.items
      for layer in chain + spare { layer.views.keep(items.filter { $0.layerID == layer.id }) }
      advance()
    }
  }

  // MARK: - What the user did

  extension UIKitDrawing {
    /// A stack shows what it is to, whoever changed it.
    func didShow(in container: UIViewController) {
      note(container.transitionCoordinator)
      advance()
    }

    /// The user closed a modal: UIKit doesn't show it any more.
    func didClose(_ container: UIViewController) {
      guard let index = chain.firstIndex(where: { $0.container === container }) else { return }
      note(container.transitionCoordinator)
      lose(from: index)
      advance()
    }

    /// The user is closing a modal: UIKit may show it a moment longer.
    func isClosing(_ container: UIViewController) {
      guard let layer = chain.first(where: { $0.container === container }) else { return }
      stage?.dismiss(layer: layer.id)
      advance()
    }

    /// The user tried to swipe a modal down that stays: for an answer's sake, or a view controller's.
    func didSwipe(_ container: UIViewController) {
      guard let id = chain.first(where: { $0.container === container })?.id,
        stage?.layers.contains(where: { $0.id == id && $0.isHeld }) == true
      else { return }
      stage?.swipeDown(layer: id)
    }

    /// The user tapped a button of an alert, which UIKit closes.
    func didTap(button: Int, layer: Int) {
      let alert = chain.first { $0.id == layer }?.container
      if let alert, alert.presentingViewController == nil { note(alert.transitionCoordinator) }
      stage?.tap(button: button, layer: layer)
      advance()
    }

    func didSelect(tab: Int, of container: Int) {
      let item = stage?.items.first { $0.id == container }
      if let entry = item?.entry { stage?.selectTab(tab, of: entry) }
      advance()
    }

    /// A split has two columns now where it had one, or the other way round.
    func didAdapt() {
      hasAdapted = true
      advance()
    }

    private func noticeWhatLeft() {
      let index = chain.firstIndex { isModal($0) && $0.container?.presentingViewController == nil }
      if let index { lose(from: index) }
      for stack in chain.compactMap(\.stack).flatMap(\.withInner) {
        if let stage, let item = stack.left(of: stage.items) { stage.goBack(from: item) }
      }
    }

    private func lose(from index: Int) {
      let lost = chain[index...]
      chain.removeSubrange(index...)
      for layer in lost.reversed() { stage?.dismiss(layer: layer.id) }
    }

    private func isModal(_ layer: UIKitLayer) -> Bool {
      layer.id > 0 || style != nil
    }
  }

  // MARK: - One step after the other

  extension UIKitDrawing {
    /// Takes the next step, unless one is under way: it calls this when it is through.
    func advance() {
      guard !isBusy else { return }
      isBusy = true
      if waits() { return }
      hasAdapted = false
      if awaitsAnAnswer() { return rest() }
      noticeWhatLeft()
      takeStep()
    }

    private func proceed(after container: UIViewController? = nil) {
      note(container?.transitionCoordinator)
      stepsTaken += 1
      isBusy = false
      advance()
    }

    private func note(_ transition: (any UIViewControllerTransitionCoordinator)?) {
      past.removeAll { $0.transition == nil || $0.transition === transition }
      if let transition { past.append(Past(transition: transition)) }
    }

    /// Whether a transition is under way, the user's or an own one.
    private func waits() -> Bool {
      let controllers = chain.flatMap(\.controllers) + [presenter].compactMap(\.self)
      let next = controllers.lazy.compactMap(\.transitionCoordinator).first { transition in
        !self.past.contains { $0.transition === transition }
      }
      guard let next else { return false }
      note(next)
      return next.animate(alongsideTransition: nil) { [weak self] _ in self?.proceed() }
    }

    /// Whether an alert was closed, and its button is yet to be heard of. Where UIKit says no more,
    /// it was closed without one.
    private func awaitsAnAnswer() -> Bool {
      guard let top = chain.last, top.isAlert, let alert = top.container,
        alert.presentingViewController == nil,
        stage?.layers.contains(where: { $0.id == top.id }) == true
      else { return false }
      Task { [weak self, weak alert] in
        if let alert, alert.presentingViewController == nil { self?.didClose(alert) }
      }
      return true
    }

    private func takeStep() {
      guard let stage else { return rest() }
      let layers = stage.layers.filter { !$0.isEmpty || $0.id == 0 && style == nil }
      if let lowest = chain.first, style == nil, let layer = layers.first, !lowest.fits(layer) {
        return chain.count > 1 ? dismiss(to: 1, layers) : change(lowest, to: layer)
      }
      let kept = zip(chain, layers).prefix { $0.fits($1) }.count
      for (drawn, layer) in zip(chain.dropLast(), layers.prefix(kept)) {
        _ = drawn.show(layer, for: self, animated: false)
      }
      if kept < chain.count { return dismiss(to: kept, layers) }
      if let top = chain.last, top.show(layers[kept - 1], for: self, animated: isAnimated), waits()
      {
        return
      }
      if kept < layers.count { return present(layers[kept]) }
      isAnimated = false
      spare = []
      if stage.root == nil { chain.first?.stack?.stopListening() }
      rest()
    }

    private func rest() {
      isBusy = false
      if hasAdapted { advance() }
    }

    /// The window gets another root view controller: UIKit pushes no container that is alone.
    private func change(_ lowest: UIKitLayer, to layer: Stage.Layer) {
      window?.rootViewController = nil
      _ = lowest.show(layer, for: self, animated: false)
      window?.rootViewController = lowest.container
      proceed()
    }

    private func dismiss(to kept: Int, _ layers: [Stage.Layer]) {
      let isRebuilt = chain.last?.id == layers.last?.id
      spare += chain.dropFirst(kept).filter { drawn in layers.contains { $0.id == drawn.id } }
      chain.removeSubrange(kept...)
      let lowest = chain.last?.container ?? presenter
      guard let lowest else { return takeStep() }
      lowest.dismiss(animated: isAnimated && !isRebuilt) { [weak self, weak lowest] in
        self?.proceed(after: lowest)
      }
    }
  }

  // MARK: - Presenting

  extension UIKitDrawing {
    private func present(_ layer: Stage.Layer) {
      guard let presenter = presenterAtTop else { return rest() }
      let again = spare.first { $0.id == layer.id }
      guard let drawn = again ?? UIKitLayer(layer, for: self) else {
        // There is no in-app browser here.
        if case .browser(let url, _) = layer.content { UIApplication.shared.open(url) }
        stage?.dismiss(layer: layer.id)
        return takeStep()
      }
      // What is in it comes first: it may be the container.
      _ = drawn.show(layer, for: self, animated: false)
      guard let container = drawn.container else { return rest() }
      drawn.prepare(layer, as: layer.style ?? style ?? .sheet, over: presenter, for: self)
      chain.append(drawn)
      let steps = stepsTaken
      presenter.present(container, animated: isAnimated && again == nil) {
        [weak self, weak presenter] in self?.proceed(after: presenter)
      }
      // Refused, it is tried again with the next change.
      if stepsTaken == steps, container.presentingViewController == nil {
        chain.removeLast()
        rest()
      }
    }

    /// The topmost view controller, if it can present: an alert of the app's own, say.
    private var presenterAtTop: UIViewController? {
      guard var top = chain.last?.container ?? presenter else { return nil }
      while let above = top.presentedViewController { top = above }
      return top.viewIfLoaded?.window == nil ? nil : top
    }
  }
#endif
