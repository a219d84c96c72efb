#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes UIKit show what is on the stage: one transition at a time, each the next step from what
  /// is shown then to what the stage holds then. What the user or the app's own code took away in
  /// the meantime is told to the stage first: it is what UIKit doesn't show any more though it was
  /// told to.
  @MainActor
  final class UIKitDrawing: StageHost {
    /// The app's handle, which holds this and the stage.
    weak var host: UIKitHost?

    private(set) weak var window: UIWindow?
    private(set) weak var pane: UIKitPane?
    private(set) weak var presenter: UIViewController?
    private(set) weak var ruler: UIKitRuler?
    let containers: UIKitContainers

    /// How the lowest layer looks where it is a modal too.
    let style: ModalStyle?

    weak var stage: Stage?

    /// What UIKit shows, lowest first.
    var chain: [UIKitLayer] = []

    /// What was presented above something that left, and is to be again.
    var spare: [UIKitLayer] = []

    var isAnimated = false
    var isBusy = false
    var hasAdapted = false
    var stepsTaken = 0
    var refusals = 0

    /// The transitions that were awaited or are over. UIKit may have them a moment longer.
    private var past: [Past] = []

    private struct Past { weak var transition: (any UIViewControllerTransitionCoordinator)? }

    /// Runs an action when what UIKit is doing now is through. Tests turn the run loop by hand.
    static var later: (@escaping @MainActor () -> Void) -> Void = { action in
      Task { @MainActor in action() }
    }

    init(
      lowest: UIKitLayer, window: UIWindow? = nil, pane: UIKitPane? = nil,
      containers: UIKitContainers = .init { _ in }
    ) {
      self.containers = containers
      (self.window, self.pane, style) = (window, pane, nil)
      chain = [lowest]
      // A host that the window had before is of no use any more.
      for case let ruler as UIKitRuler in window?.subviews ?? [] { ruler.leave() }
    }

    init(presenter: UIViewController, style: ModalStyle, containers: UIKitContainers) {
      self.containers = containers
      (window, self.style) = (nil, style)
      self.presenter = presenter
    }

    /// Shows the window, if there is one, and tells the stage how much room there is, now and from
    /// now on. What the host stands on holds it until the root flow has ended.
    func prepare(_ stage: Stage) {
      self.stage = stage
      window?.makeKeyAndVisible()
      guard let ground else { return }
      let ruler = ruler ?? UIKitRuler()
      self.ruler = ruler
      ruler.enter(ground, for: self, holding: host)
      stage.width = ground.traitCollection.width
    }

    /// What the host stands on.
    private var ground: UIView? {
      window ?? (pane ?? presenter ?? chain.first?.container)?.view
    }

    func draw(_ stage: Stage, animated: Bool) {
      self.stage = stage
      isAnimated = isAnimated || animated
      refusals = 0
      let items = stage.items
      for layer in chain + spare { layer.views.keep(items.filter { $0.layerID == layer.id }) }
      advance()
      watch()
    }

    /// Tells the stage how much room there is: where the host stands, or while something that takes
    /// all of the window covers that, in the window.
    func measure() {
      let views = chain.compactMap { $0.container?.viewIfLoaded }
      if let ground, ground.window != nil {
        stage?.width = ground.traitCollection.width
      } else if let window = views.lazy.compactMap(\.window).first {
        stage?.width = window.traitCollection.width
      }
    }

    /// Hands a URL to the system, from the scene that the host is in. An app extension has no
    /// other way.
    func open(_ url: URL) {
      let view = (chain.last?.container ?? presenter ?? pane)?.viewIfLoaded
      guard let scene = (window ?? view?.window)?.windowScene else {
        stage?.warn("open: the host isn't in a scene")
        return
      }
      scene.open(url, options: nil)
    }
  }

  // MARK: - What is the app's

  extension UIKitDrawing {
    /// Nothing of the app's goes without a word.
    func warnOfLoss(_ controller: UIViewController) {
      stage?.warn("\(type(of: controller)), which the app showed, left with what lay below it")
    }

    /// What the app shows in layers that leave, and above them.
    func strangers(in layers: some Collection<UIKitLayer>) -> [UIViewController] {
      let containers = chain.compactMap(\.container)
      let modals = sequence(first: layers.first?.container) { $0?.presentedViewController }
      let own = modals.compactMap(\.self).filter { modal in !containers.contains { $0 === modal } }
      return layers.compactMap(\.stack).flatMap(\.strangers) + own
    }
  }

  // MARK: - Transitions

  extension UIKitDrawing {
    /// A transition that is under way, the user's, the app's or an own one.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      controllers.lazy.compactMap(\.transitionCoordinator).first { transition in
        !self.past.contains { $0.transition === transition }
      }
    }

    /// Whether UIKit is at rest, as far as it says.
    var isAtRest: Bool {
      controllers.allSatisfy {
        $0.transitionCoordinator == nil && !$0.isBeingPresented && !$0.isBeingDismissed
      }
    }

    /// All that may have a transition of its own, with what the app presents above it.
    private var controllers: [UIViewController] {
      let top = chain.last?.container ?? presenter
      let above = sequence(first: top) { $0?.presentedViewController }
      return chain.flatMap(\.controllers) + [presenter].compactMap(\.self)
        + above.dropFirst().compactMap(\.self)
    }

    /// It is over, or its end is awaited.
    func note(_ transition: (any UIViewControllerTransitionCoordinator)?) {
      past.removeAll { $0.transition == nil || $0.transition === transition }
      if let transition { past.append(Past(transition: transition)) }
    }
  }
#endif
