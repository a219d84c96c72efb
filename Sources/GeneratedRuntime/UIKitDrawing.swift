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

    /// How the lowest layer looks where it is a modal too.
    private let style: ModalStyle?

    private weak var stage: Stage?

    /// What UIKit shows, lowest first.
    private var chain: [UIKitLayer] = []

    /// What was presented above something that left, and is to be again.
    private var spare: [UIKitLayer] = []

    private var isAnimated = false
    private var isBusy = false
    private var stepsTaken = 0

    /// The last transition that was awaited or is over. UIKit may have it a moment longer.
    private weak var last: (any UIViewControllerTransitionCoordinator)?

    init(lowest: UIKitLayer, window: UIWindow? = nil) {
      (self.window, isAttached, style) = (window, window == nil, nil)
      chain = [lowest]
    }

    init(presenter: UIViewController, style: ModalStyle) {
      (window, isAttached, self.style) = (nil, true, style)
      self.presenter = presenter
    }

    func showWindow() {
      window?.makeKeyAndVisible()
    }

    func draw(_ stage: Stage, animated: Bool) {
      self.stage = stage
      isAnimated = isAnimated || animated
      for layer in chain + spare {
        layer.keep(stage.layers.first { $0.id == layer.id }?.stack?.entries ?? [])
      }
      if let lowest = chain.first, let stack = lowest.stack {
        lowest.ear.listen(to: stack, for: self)
      }
      advance()
    }
  }

  // MARK: - What the user did

  extension UIKitDrawing {
    /// A stack shows what it is to, whoever changed it.
    func didShow(in container: UIViewController) {
      last = container.transitionCoordinator ?? last
      advance()
    }

    /// The user closed a modal: UIKit doesn't show it any more.
    func didClose(_ container: UIViewController) {
      guard let index = chain.firstIndex(where: { $0.container === container }) else { return }
      last = container.transitionCoordinator ?? last
      lose(from: index)
      advance()
    }

    /// The user is closing a modal: UIKit may show it a moment longer.
    func isClosing(_ container: UIViewController) {
      guard let layer = chain.first(where: { $0.container === container }) else { return }
      stage?.dismiss(layer: layer.id)
      advance()
    }

    private func noticeWhatLeft() {
      let index = chain.firstIndex { isModal($0) && $0.container?.presentingViewController == nil }
      if let index { lose(from: index) }
      for layer in chain {
        if let screen = layer.screenThatLeft { stage?.goBack(from: screen) }
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
      noticeWhatLeft()
      takeStep()
    }

    private func proceed(after container: UIViewController? = nil) {
      last = container?.transitionCoordinator ?? last
      stepsTaken += 1
      isBusy = false
      advance()
    }

    /// Whether a transition is under way, the user's or an own one.
    private func waits() -> Bool {
      let transitions = (chain.map(\.container) + [presenter]).map { $0?.transitionCoordinator }
      guard let next = transitions.lazy.compactMap({ $0 }).first(where: { $0 !== last }) else {
        return false
      }
      last = next
      return next.animate(alongsideTransition: nil) { [weak self] _ in self?.proceed() }
    }

    private func takeStep() {
      guard let stage else { return rest() }
      let layers = stage.layers.filter { !$0.isEmpty || $0.id == 0 && style == nil }
      let kept = zip(chain, layers).prefix { $0.id == $1.id }.count
      for (drawn, layer) in zip(chain.dropLast(), layers.prefix(kept)) {
        _ = drawn.show(layer.stack?.entries ?? [], animated: false)
      }
      if kept < chain.count { return dismiss(to: kept, layers) }
      if let top = chain.last,
        top.show(layers[kept - 1].stack?.entries ?? [], animated: isAnimated), waits()
      {
        return
      }
      if kept < layers.count { return present(layers[kept]) }
      isAnimated = false
      spare = []
      if stage.root == nil { chain.first?.ear.stopListening() }
      rest()
    }

    private func rest() {
      isBusy = false
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
      guard let drawn = again ?? UIKitLayer(layer), let container = drawn.container else {
        // There is no in-app browser here.
        if case .browser(let url, _) = layer.content { UIApplication.shared.open(url) }
        stage?.dismiss(layer: layer.id)
        return takeStep()
      }
      drawn.prepare(as: layer.style ?? style ?? .sheet, over: presenter, for: self)
      _ = drawn.show(layer.stack?.entries ?? [], animated: false)
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
