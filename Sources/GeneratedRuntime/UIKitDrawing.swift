#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes UIKit show what is on the stage: one transition at a time, each the next step from what
  /// is shown then to what the stage holds then. What the user or the app's own code took away in
  /// the meantime is told to the stage first: it is what UIKit doesn't show any more though it was
  /// told to.
  @MainActor
  final class UIKitDrawing {
    let isAttached: Bool
    let window: UIWindow?
    private(set) weak var presenter: UIViewController?
    private let ruler = UIKitRuler()

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

    /// The transitions that were awaited or are over. UIKit may have them a moment longer.
    private var past: [Past] = []

    private struct Past { weak var transition: (any UIViewControllerTransitionCoordinator)? }

    /// Runs an action when what UIKit is doing now is through. Tests turn the run loop by hand.
    static var later: (@escaping @MainActor () -> Void) -> Void = { action in
      Task { @MainActor in action() }
    }

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
    /// A transition that is under way, the user's or an own one.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      let controllers = chain.flatMap(\.controllers) + [presenter].compactMap(\.self)
      return controllers.lazy.compactMap(\.transitionCoordinator).first { transition in
        !self.past.contains { $0.transition === transition }
      }
    }

    /// It is over, or its end is awaited.
    func note(_ transition: (any UIViewControllerTransitionCoordinator)?) {
      past.removeAll { $0.transition == nil || $0.transition === transition }
      if let transition { past.append(Past(transition: transition)) }
    }
  }
#endif
