#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws a stack of the stage: as a navigation controller, or as a single container that needs
  /// none.
  @MainActor
  final class UIKitStack {
    private let own: UINavigationController?
    private weak var apps: UINavigationController?
    private let canBeBare: Bool
    private let delegate = UIKitDelegate()
    private var bare: UIKitContainer?

    /// Whether one of the app's own coordinators hasn't pushed yet, or something will come above
    /// it.
    private(set) var waits = false

    private(set) var containers: [UIKitContainer] = []

    /// The stack when it was last set. If the navigation controller has fewer entries, the user
    /// left the others.
    private var shown: [Shown] = []

    private struct Shown {
      let id: Int
      weak var screen: (any Screen)?
      let controller: UIViewController
      var transition: FlowTransition?
      /// Whether one of the app's own coordinators pushed it, and owns all view controllers above
      /// it.
      var isExternal = false
    }

    /// A stack in its own navigation controller, which UIKit may not retain yet.
    init(own: UINavigationController, canBeBare: Bool = true) {
      (self.own, self.canBeBare) = (own, canBeBare)
    }

    /// A stack in a navigation controller of the app, whose view controllers may retain the host.
    init(apps: UINavigationController) {
      (own, self.apps, canBeBare) = (nil, apps, false)
    }

    private var navigation: UINavigationController? { own ?? apps }

    var controller: UIViewController? { bare?.controller ?? navigation }

    /// The stack, and those in its containers.
    var withInner: [UIKitStack] { [self] + containers.flatMap(\.stacks).flatMap(\.withInner) }

    /// The stacks whose missing entries have left.
    var judged: [UIKitStack] { [self] + containers.flatMap(\.judged).flatMap(\.judged) }

    /// The view controllers that may have their own transition.
    var controllers: [UIViewController] {
      [controller].compactMap(\.self) + containers.flatMap(\.stacks).flatMap(\.controllers)
    }

    func stopListening() {
      delegate.stopListening()
    }

    /// The entries that are still on the stack, but not in its navigation controller any more: the
    /// lowest that was left, and all that code removed from below others.
    func missing(of stage: Stage) -> [(item: Stage.Item, isLeft: Bool)] {
      guard bare == nil, let navigation, !shown.isEmpty else { return [] }
      if isAsShown(navigation) { return [] }
      let controllers = Set(navigation.viewControllers)
      let gone = shown.filter { !controllers.contains($0.controller) }
      guard !gone.isEmpty else { return [] }
      let items = stage.items
      let left = shown.reversed().prefix { !controllers.contains($0.controller) }.map(\.id)
      let missing = gone.compactMap { gone in
        items.first { $0.id == gone.id || gone.screen != nil && $0.screen === gone.screen }
          .map { ($0, left.contains(gone.id)) }
      }
      let lowest = missing.first(where: \.1)
      return missing.filter { !$0.1 } + [lowest].compactMap(\.self)
    }

    /// Whether nobody else has changed it. A closure would check for each row that it runs on the main
    /// thread.
    private func isAsShown(_ navigation: UINavigationController) -> Bool {
      let controllers = navigation.viewControllers
      guard controllers.count == shown.count else { return false }
      for row in shown.indices where shown[row].controller !== controllers[row] { return false }
      return true
    }

    func fits(_ entries: [Stage.Entry]) -> Bool {
      bareEntry(of: entries)?.id == bare?.id
    }

    private func bareEntry(of entries: [Stage.Entry]) -> Stage.Entry? {
      canBeBare && entries.count == 1 && entries[0].container != nil ? entries[0] : nil
    }

    /// Draws a stack. If that changes its container, nothing shows the new one yet. Returns whether
    /// there was anything to do.
    func show(
      _ stack: Stage.Stack, from views: UIKitViews, for drawing: UIKitDrawing, animated: Bool
    ) -> Bool {
      show(stack.entries.map { ($0, stack.id) }, from: views, for: drawing, animated: animated)
    }

    /// Entries with their stacks: those of two columns may be shown as one stack.
    func show(
      _ entries: [(entry: Stage.Entry, stack: Int)], from views: UIKitViews,
      for drawing: UIKitDrawing, animated: Bool
    ) -> Bool {
      if let navigation, isUpToDate(entries) {
        delegate.listen(to: navigation, for: drawing)
        hold(entries.last, of: navigation, for: drawing)
        return false
      }
      let bareEntry = bareEntry(of: entries.map(\.entry))
      if let own, bareEntry != nil, bare == nil { own.viewControllers = [] }
      var hasChanged = false
      var drawn: [UIKitContainer] = []
      // One of the app's own coordinators pushes onto what is already shown.
      let ready = entries.prefix { views.pushing(of: $0.entry.screen, on: $0.stack) == nil }
      let next = ready.map { entry, stack in
        guard let container = entry.container else {
          let controller = entry.screen.map { views.controller(of: $0, on: stack) }
          return Shown(
            id: entry.id, screen: entry.screen, controller: controller ?? .init(),
            transition: entry.transition,
            isExternal: entry.screen is any UIKitExternal)
        }
        let view = views.container(entry, container, for: drawing)
        drawn.append(view)
        let isShown = containers.contains { $0 === view }
        if view.show(container, from: views, animated: animated && isShown) {
          hasChanged = true
        }
        let controller = bareEntry == nil ? view.framedController : view.controller
        return Shown(
          id: entry.id, screen: nil, controller: controller, transition: entry.transition)
      }
      containers = drawn
      bare = bareEntry == nil ? nil : drawn.first
      bare?.unframe()
      guard bare == nil, let navigation else {
        shown = []
        return hasChanged
      }
      if set(next, on: navigation, for: drawing, animated: animated) { hasChanged = true }
      hold(entries.last, of: navigation, for: drawing)
      waits = ready.count < entries.count
      guard !hasChanged, waits else { return hasChanged }
      let (entry, stack) = entries[ready.count]
      return begin(entry, on: stack, of: navigation, from: views, for: drawing)
    }

    /// Whether it shows these screens, and nothing else has changed it.
    private func isUpToDate(_ entries: [(entry: Stage.Entry, stack: Int)]) -> Bool {
      guard bare == nil, containers.isEmpty, !waits, !shown.isEmpty, let navigation,
        entries.count == shown.count
      else { return false }
      for row in shown.indices where shown[row].id != entries[row].entry.id { return false }
      return isAsShown(navigation)
    }

    /// The back button and the swipe back ask first, while a screen on top wants that.
    private func hold(
      _ top: (entry: Stage.Entry, stack: Int)?, of navigation: UINavigationController,
      for drawing: UIKitDrawing
    ) {
      let left = top.map { Flow.Shown(id: $0.entry.id, stack: $0.stack) }
      let controller = shown.last?.controller
      let isFirst = navigation.viewControllers.first === controller
      delegate.hold(isFirst ? nil : drawing.stage?.question(from: left), of: controller) {
        [weak drawing] in HostClock.later { drawing?.stage?.leave(left) }
      }
    }

    /// Lets one of the app's own coordinators push, and returns whether it did.
    private func begin(
      _ entry: Stage.Entry, on stack: Int, of navigation: UINavigationController,
      from views: UIKitViews, for drawing: UIKitDrawing
    ) -> Bool {
      guard let screen = entry.screen, let begin = views.pushing(of: screen, on: stack) else {
        return false
      }
      let before = navigation.viewControllers
      begin(navigation)
      if let first = navigation.viewControllers.first(where: { !before.contains($0) }) {
        views.note(first, of: screen, on: stack)
        shown.append(
          Shown(
            id: entry.id, screen: screen, controller: first, transition: entry.transition,
            isExternal: true))
        return true
      }
      waits = false
      drawing.stage?.warn("push external: nothing was pushed at once")
      drawing.stage?.didLeave(entry)
      return false
    }

    /// Sets the stack, among the app's own view controllers.
    private func set(
      _ next: [Shown], on navigation: UINavigationController, for drawing: UIKitDrawing,
      animated: Bool
    ) -> Bool {
      delegate.listen(to: navigation, for: drawing)
      let neighbours = UIKitNeighbours(
        all: navigation.viewControllers, before: shown.map(\.controller),
        next: next.map(\.controller),
        externals: shown.filter(\.isExternal).map(\.controller))
      shown = next
      guard neighbours.haveChanged else { return false }
      if animated {
        for entry in next { drawing.transitions.note(entry.transition, of: entry.controller) }
      }
      navigation.setViewControllers(neighbours.joined, animated: animated)
      return true
    }
  }

  // MARK: - The app's own view controllers

  extension UIKitStack {
    /// The view controllers that the app pushed on it, and on the stacks in its containers.
    var strangers: [UIViewController] {
      withInner.flatMap { stack -> [UIViewController] in
        if let navigation = stack.navigation, stack.isAsShown(navigation) { return [] }
        let own = Set(stack.shown.map(\.controller))
        let externals = Set(stack.shown.filter(\.isExternal).map(\.controller))
        var isExternals = false
        return stack.onScreen.filter { controller in
          guard own.contains(controller) else { return !isExternals }
          isExternals = externals.contains(controller)
          return false
        }
      }
    }

    /// All view controllers on it, and on the stacks in its containers.
    var all: [UIViewController] { withInner.flatMap(\.onScreen) }

    private var onScreen: [UIViewController] {
      bare == nil ? navigation?.viewControllers ?? [] : []
    }

    /// Becomes the delegate again, if another one replaced it.
    func keepListening(for drawing: UIKitDrawing) {
      guard bare == nil, let navigation, !shown.isEmpty else { return }
      delegate.listen(to: navigation, for: drawing)
    }
  }
#endif
