#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws tabs or a split of the stage.
  @MainActor
  final class UIKitContainer: NSObject {
    let id: Int
    let controller: UIViewController

    private weak var drawing: UIKitDrawing?
    private var frame: UIKitPane?
    private var children: [Child] = []

    private struct Child {
      let id: Int
      let stack: UIKitStack
    }

    private let bar: UIKitTabBar?

    /// The tab that UIKit has reported in this turn of the run loop, the one that has asked first, and the
    /// one that was selected when the user tapped it.
    private weak var told: UIViewController?
    private weak var asked: UIViewController?
    private weak var again: UIViewController?

    /// The split's compact column, which shows all columns as one.
    private var compact: UIKitStack?

    init(_ entry: Stage.Entry, _ content: Stage.Container, for drawing: UIKitDrawing) {
      id = entry.id
      self.drawing = drawing
      let split = content.kind == .split ? drawing.makeSplit(content) : nil
      let panels = split == nil ? drawing.makePanels(content.look, of: entry.flow) : nil
      let tabs = split == nil && panels == nil ? drawing.containers.tabBarController() : nil
      controller = split ?? panels ?? tabs ?? UIViewController()
      bar =
        tabs.map { UIKitTabBar($0, hasSidebar: content.look == .sidebar) }
        ?? panels.map { UIKitTabBar($0) }
      super.init()
      tabs?.delegate = self
      panels?.didSelect = { [weak self] in self?.didSelect($0) }
      guard let split else { return }
      split.delegate = self
      compact = makeColumn(.compact, of: split, for: drawing)
    }

    /// The view controller to push onto a navigation controller, since UIKit can't push a split
    /// view controller.
    var framedController: UIViewController {
      guard controller is UISplitViewController else { return controller }
      let frame = frame ?? UIKitPane()
      frame.content = controller
      self.frame = frame
      return frame
    }

    /// The container itself, without a wrapper.
    func unframe() {
      frame?.content = nil
      frame = nil
    }

    var stacks: [UIKitStack] { children.map(\.stack) + [compact].compactMap(\.self) }

    /// The stacks that UIKit shows only on their own navigation controllers. UIKit moves the view
    /// controllers of tabs that don't fit the bar to its More list: the user hasn't left them.
    var judged: [UIKitStack] {
      children.count > Self.tabsThatFit && controller is UITabBarController
        ? children.prefix(Self.tabsThatFit - 1).map(\.stack) : stacks
    }

    private static let tabsThatFit = 5

    /// Draws its content. Returns whether there was anything to do.
    func show(_ container: Stage.Container, from views: UIKitViews, animated: Bool) -> Bool {
      if let bar, case .tabs(let selected) = container.kind {
        return show(container, on: bar, selected: selected, from: views, animated: animated)
      }
      if let split = controller as? UISplitViewController {
        return show(container, on: split, from: views, animated: animated)
      }
      return false
    }
  }

  // MARK: - Tabs

  extension UIKitContainer: UITabBarControllerDelegate {
    private func show(
      _ container: Stage.Container, on bar: UIKitTabBar, selected: Int, from views: UIKitViews,
      animated: Bool
    ) -> Bool {
      guard let drawing else { return false }
      let stacks = container.stacks
      renewChildren(for: stacks, on: bar, in: drawing)
      var hasChanged = false
      for (child, stack) in zip(children, stacks) {
        let isSeen = child.stack.controller === bar.selectedController
        let isDrawn = child.stack.show(
          stack, from: views, for: drawing, animated: animated && isSeen)
        hasChanged = hasChanged || isDrawn
      }
      let tabs = zip(children, stacks).compactMap { child, stack in
        child.stack.controller.map {
          UIKitTabBar.Tab(id: child.id, controller: $0, look: stack.tab)
        }
      }
      return bar.show(tabs, selected: selected) || hasChanged
    }

    /// Gives each stack a child, an existing one if it has one.
    private func renewChildren(
      for stacks: [Stage.Stack], on bar: UIKitTabBar, in drawing: UIKitDrawing
    ) {
      let kept = children.filter { child in
        stacks.contains { $0.id == child.id && child.stack.fits($0.entries) }
      }
      // A stack that gets another controller is removed from the bar first, since it may be put
      // inside that controller.
      if kept.count < children.count { bar.keep(kept.compactMap(\.stack.controller)) }
      if stacks.count > max(Self.tabsThatFit, children.count), controller is UITabBarController {
        drawing.stage?.warn(
          "\(stacks.count) tabs: those that don't fit go into UIKit's list of more, untested")
      }
      children = stacks.map { stack in
        if let child = children.first(where: { $0.id == stack.id }) { return child }
        return Child(
          id: stack.id, stack: UIKitStack(own: drawing.containers.navigationController()))
      }
    }

    #if !os(tvOS)
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        shouldSelect(viewController)
      }
    #endif

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      shouldSelect(tab.viewController)
    }

    /// UIKit may ask for both, too. Later it may have shown the tab already, and told of that.
    private func shouldSelect(_ controller: UIViewController?) -> Bool {
      guard let controller, let tab = bar?.tapped(controller),
        let index = children.firstIndex(where: { $0.id == tab.id })
      else { return true }
      if controller === asked { return false }
      HostClock.later { [weak self] in
        self?.asked = nil
        self?.again = nil
      }
      if tab.isSelected { again = controller }
      guard !tab.isSelected, drawing?.isAsked(forTab: index, of: id) == true else { return true }
      asked = controller
      return false
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      didSelect(viewController)
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      didSelect(selectedTab.viewController)
    }

    /// Since iOS 18, UIKit may report the view controller, its tab, or both, however the bar was
    /// filled. Both are expected in one turn, where the second report is redundant.
    private func didSelect(_ controller: UIViewController?) {
      guard let controller, controller !== told, let tab = bar?.didSelect(controller),
        let index = children.firstIndex(where: { $0.id == tab })
      else { return }
      told = controller
      HostClock.later { [weak self] in self?.told = nil }
      drawing?.didSelect(tab: index, of: self.id, again: controller === again)
    }

    /// The tab that the app's own code selected, which UIKit doesn't report to its delegate.
    var tabThatCodeSelected: Int? {
      guard let now = bar?.unknownSelection else { return nil }
      return children.firstIndex { $0.id == now }
    }
  }

  // MARK: - Split

  extension UIKitContainer: UISplitViewControllerDelegate {
    private func show(
      _ container: Stage.Container, on split: UISplitViewController, from views: UIKitViews,
      animated: Bool
    ) -> Bool {
      guard let drawing, let compact else { return false }
      if children.isEmpty {
        children = zip(container.stacks, split.columns).map {
          Child(id: $0.id, stack: makeColumn($1, of: split, for: drawing))
        }
        // UIKit may not tell whether it has collapsed when it first appears.
        UIKitRuler(after: 0.1).enter(split.view, for: drawing)
      }
      let all = container.stacks.flatMap { stack in
        stack.entries.map { (entry: $0, stack: stack.id) }
      }
      // A screen leaves its old position before it gets to the new one.
      func draw(_ stack: UIKitStack, _ entries: [(entry: Stage.Entry, stack: Int)]) -> Bool {
        stack.show(entries, from: views, for: drawing, animated: animated)
      }
      if split.isCollapsed {
        let isCleared = children.map { draw($0.stack, []) }
        let inSight = Set(container.stacksInSight(.compact).joined().map(\.id))
        return draw(compact, all.filter { inSight.contains($0.entry.id) })
          || isCleared.contains(true)
      }
      let isCleared = draw(compact, [])
      let isDrawn = children.map { child in draw(child.stack, all.filter { $0.stack == child.id }) }
      return isCleared || isDrawn.contains(true)
    }

    private func makeColumn(
      _ column: UISplitViewController.Column, of split: UISplitViewController,
      for drawing: UIKitDrawing
    ) -> UIKitStack {
      let navigation = drawing.containers.navigationController()
      split.setViewController(navigation, for: column)
      return UIKitStack(own: navigation, canBeBare: false)
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      drawing?.didAdapt()
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      drawing?.didAdapt()
    }
  }

  extension UIKitDrawing {
    /// Nil for a tab bar.
    fileprivate func makePanels(_ look: FlowTab.Look?, of flow: Flow) -> (any UIKitPanels)? {
      switch look {
      case nil, .sidebar: return nil
      case .segments: return UIKitSegments()
      case .pages: return UIKitPages()
      case .own:
        if let panels = flow.coordinator.flatMap({ containers.panels($0) }) { return panels }
        stage?.warn("the tabs of \(flow.name) have no container of the app's own: set `panels`")
        return nil
      }
    }

    fileprivate func makeSplit(_ content: Stage.Container) -> UISplitViewController {
      let hasThree = content.stacks.count > 2
      let style: UISplitViewController.Style = hasThree ? .tripleColumn : .doubleColumn
      let split = containers.splitViewController(style)
      if split.style == style { return split }
      let name = hasThree ? "tripleColumn" : "doubleColumn"
      stage?.warn("a split view controller of another style than \(name) isn't shown")
      return UIKitContainers { _ in }.splitViewController(style)
    }
  }

  extension UISplitViewController {
    /// Those that its style has.
    var columns: [Column] {
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
#endif
