#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the stage with UIKit: one transition at a time, each the next step from what is
  /// currently shown to the stage's current state. Anything that the user or the app's own code
  /// removed meanwhile, which UIKit has shown and doesn't show any more, is reported to the stage
  /// first.
  @MainActor
  final class UIKitDrawing: StageHost {
    /// The app's handle, which retains this and the stage.
    weak var host: UIKitHost?

    private(set) weak var window: UIWindow?
    private(set) weak var pane: UIKitPane?
    private(set) weak var presenter: UIViewController?
    private(set) weak var ruler: UIKitRuler?
    let containers: UIKitContainers

    private(set) lazy var transitions = UIKitTransitions(containers.transitions) {
      [weak self] in self?.stage?.warn($0)
    }

    /// The style of the lowest layer if it is a modal too.
    let style: ModalStyle?

    weak var stage: Stage?

    /// The windows of locks, lowest first.
    var locks: [UIKitLock] = []

    /// For a lock's window: what draws the host's, and the id of the lock.
    weak var main: UIKitDrawing?
    var lock: Int?

    /// The layers that UIKit shows, lowest first.
    var chain: [UIKitLayer] = []

    /// View controllers of the app that were presented above something that left, to be presented
    /// again.
    var spare: [UIKitLayer] = []

    /// The layer that UIKit refused to present, to be tried again.
    var refused: UIKitLayer?

    var isAnimated = false
    var isBusy = false
    var hasAdapted = false
    var stepsTaken = 0
    /// How often it may still be tried to present, each a tenth of a second after the last.
    var triesLeft = 0
    var isComingBack = false

    /// The transitions that were awaited or have ended. UIKit may still report them for a moment.
    private var past: [Past] = []

    private struct Past { weak var transition: (any UIViewControllerTransitionCoordinator)? }

    init(
      lowest: UIKitLayer? = nil, window: UIWindow? = nil, pane: UIKitPane? = nil,
      presenter: UIViewController? = nil, style: ModalStyle? = nil,
      containers: UIKitContainers = .init { _ in }
    ) {
      (self.window, self.pane, self.presenter) = (window, pane, presenter)
      (self.style, self.containers) = (style, containers)
      chain = [lowest].compactMap(\.self)
      // Disables a host that the window had before.
      for case let ruler as UIKitRuler in window?.subviews ?? [] { ruler.leave() }
    }

    /// Shows the window, if there is one, and reports the size class to the stage, now and when it
    /// changes. The object that the host is attached to retains it until the root flow has ended.
    func prepare(_ stage: Stage) {
      self.stage = stage
      window?.makeKeyAndVisible()
      guard let ground else { return }
      let ruler = ruler ?? UIKitRuler()
      self.ruler = ruler
      ruler.enter(ground, for: self, holding: host)
      stage.width = ground.traitCollection.width
    }

    /// The object that the host is attached to.
    private var ground: UIView? {
      window ?? (pane ?? presenter ?? chain.first?.container)?.view
    }

    func draw(_ stage: Stage, animated: Bool) {
      self.stage = stage
      isAnimated = isAnimated || animated
      triesLeft = 10
      drawLocks()
      let items = stage.items
      for layer in chain + spare + [refused].compactMap(\.self) {
        layer.views.keep(items.filter { $0.layerID == layer.id })
      }
      advance()
      watch()
    }

    /// Reports the size class to the stage: that of the object that the host is attached to, or
    /// while something full-screen covers that, the window's.
    func measure() {
      guard main == nil else { return }
      if let ground, ground.window != nil {
        stage?.width = ground.traitCollection.width
      } else if let chainWindow {
        stage?.width = chainWindow.traitCollection.width
      }
    }

    /// The window that it draws in.
    var chainWindow: UIWindow? {
      let views = [ground] + chain.map { $0.container?.viewIfLoaded }
      return window ?? views.lazy.compactMap { $0?.window }.first
    }

    var scene: UIWindowScene? { chainWindow?.windowScene }

    /// Opens a URL outside the app, from the host's scene. An app extension has no other way.
    func open(_ url: URL) {
      guard let scene else {
        stage?.warn("open: the host isn't in a scene")
        return
      }
      scene.open(url, options: nil)
    }
  }

  // MARK: - The app's own view controllers

  extension UIKitDrawing {
    /// Warns before removing any of the app's own view controllers.
    func warnOfLoss(_ controller: UIViewController) {
      stage?.warn("\(type(of: controller)), which the app showed, left with what lay below it")
    }

    /// The view controllers that the app shows in and above layers that leave.
    func strangers(in layers: some BidirectionalCollection<UIKitLayer>) -> [UIViewController] {
      let modals = sequence(first: layers.first?.container) { $0?.presentedViewController }
      // Anything that one of the app's own coordinators presents above its own content leaves with
      // it.
      var isExternals = false
      let own = modals.compactMap(\.self).filter { modal in
        guard let drawn = chain.first(where: { $0.container === modal }) else {
          return !isExternals
        }
        isExternals = drawn.isExternal
        return false
      }
      return layers.compactMap(\.stack).flatMap(\.strangers) + own
    }
  }

  // MARK: - Transitions

  extension UIKitDrawing {
    /// A transition in progress, the user's, the app's or the host's own.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      controllers.lazy.compactMap(\.transitionCoordinator).first { transition in
        !self.past.contains { $0.transition === transition }
      }
    }

    /// Whether UIKit is idle, as far as it reports.
    var isAtRest: Bool {
      controllers.allSatisfy {
        $0.transitionCoordinator == nil && !$0.isBeingPresented && !$0.isBeingDismissed
      }
    }

    /// The view controllers that may have their own transition, including those that the app
    /// presents above them.
    private var controllers: [UIViewController] {
      let top = chain.last?.container ?? presenter
      let above = sequence(first: top) { $0?.presentedViewController }
      return chain.flatMap(\.controllers) + [presenter].compactMap(\.self)
        + above.dropFirst().compactMap(\.self)
    }

    /// It has ended, or its end is awaited.
    func note(_ transition: (any UIViewControllerTransitionCoordinator)?) {
      past.removeAll { $0.transition == nil || $0.transition === transition }
      if let transition { past.append(Past(transition: transition)) }
    }
  }
#endif
