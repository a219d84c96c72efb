#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The tabs of a tab bar controller, or panels: their order, their looks, and which is selected.
  ///
  /// UIKit has two ways to fill a bar: view controllers with items, and since iOS 18 objects of its
  /// own, `UITab`, which alone have roles, and are what a sidebar is made of. They can't be mixed, so the
  /// second is used only where a tab has a role, or the bar has a sidebar.
  @MainActor
  final class UIKitTabBar {
    struct Tab: Equatable {
      let id: Int
      let controller: UIViewController
      let look: Stage.Tab?
    }

    private weak var bar: UITabBarController?
    private weak var panels: (any UIKitPanels)?
    private var shown: [Tab] = []

    /// The tab that was last selected, by the stage or by the user.
    private var selected: Int?

    /// The items: created once, since the app may set more on them.
    private var items: [Int: UITabBarItem] = [:]

    /// Whether the user can turn it into a sidebar, where the system has that.
    private let hasSidebar: Bool

    /// The list of `UITab`s, if it is made of them.
    private var roles: (any UIKitTabRoles)?

    /// Whether the host is setting it. What is reported meanwhile isn't the user's choice.
    private var isBeingSet = false

    init(_ bar: UITabBarController, hasSidebar: Bool) {
      (self.bar, self.hasSidebar) = (bar, hasSidebar)
    }

    init(_ panels: any UIKitPanels) {
      (self.panels, hasSidebar) = (panels, false)
    }

    var selectedController: UIViewController? {
      guard let bar else { return shown.first { $0.id == selected }?.controller }
      guard let roles else { return bar.selectedViewController }
      return shown.first { $0.id == roles.selected(in: bar) }?.controller
    }

    /// Removes all others.
    func keep(_ controllers: [UIViewController]) {
      isBeingSet = true
      defer { isBeingSet = false }
      shown.removeAll { tab in !controllers.contains(tab.controller) }
      guard let bar else { return drawPanels() }
      if let roles { roles.show(shown, on: bar) } else { bar.viewControllers = controllers }
    }

    /// Returns whether there was anything to do.
    func show(_ tabs: [Tab], selected: Int) -> Bool {
      isBeingSet = true
      defer { isBeingSet = false }
      guard let bar else { return showPanels(tabs, selected: selected) }
      if #available(iOS 18, tvOS 18, visionOS 2, *), roles == nil, shown.isEmpty,
        hasSidebar || tabs.contains(where: { $0.look?.role != nil })
      {
        roles = UIKitTabList()
        #if !os(tvOS)
          if hasSidebar { bar.mode = .tabSidebar }
        #endif
      }
      let isSame = shown == tabs
      if let roles { roles.show(tabs, on: bar) } else { showItems(tabs, on: bar) }
      let known = Set(tabs.map(\.id))
      items = items.filter { known.contains($0.key) }
      shown = tabs
      select(selected, on: bar)
      return !isSame
    }

    private func showPanels(_ tabs: [Tab], selected: Int) -> Bool {
      let isSame = shown == tabs && self.selected == selected
      (shown, self.selected) = (tabs, selected)
      if !isSame { drawPanels() }
      return !isSame
    }

    private func drawPanels() {
      let all = shown.compactMap { tab in tab.look.map { (tab.controller, $0) } }
      panels?.show(all, selected: shown.firstIndex { $0.id == selected } ?? 0)
    }

    private func showItems(_ tabs: [Tab], on bar: UITabBarController) {
      let before = bar.viewControllers ?? []
      for tab in tabs {
        guard let look = tab.look else { continue }
        let item =
          items[tab.id] ?? UITabBarItem(title: look.title, image: UIImage.of(look), tag: 0)
        // The app may have set one itself.
        let drawn = shown.first { $0.id == tab.id }?.look?.badge
        if drawn != look.badge { item.badgeValue = look.badge }
        items[tab.id] = item
        if !before.contains(tab.controller) { tab.controller.tabBarItem = item }
      }
      let controllers = tabs.map(\.controller)
      if before != controllers { bar.viewControllers = controllers }
    }

    private func select(_ id: Int, on bar: UITabBarController) {
      guard let tab = shown.first(where: { $0.id == id }) else { return }
      selected = id
      if let roles { return roles.select(id, on: bar) }
      if bar.selectedViewController !== tab.controller {
        bar.selectedViewController = tab.controller
      }
    }
  }

  // MARK: - Selection by the user and by the app's own code

  extension UIKitTabBar {
    /// Returns the tab's identifier, if the user chose it.
    func didSelect(_ controller: UIViewController) -> Int? {
      guard !isBeingSet, let tab = shown.first(where: { $0.controller === controller })
      else { return nil }
      selected = tab.id
      return tab.id
    }

    /// The identifier of a tab that the user taps, and whether it is selected before that.
    func tapped(_ controller: UIViewController) -> (id: Int, isSelected: Bool)? {
      shown.first { $0.controller === controller }.map { ($0.id, $0.id == selected) }
    }

    /// The selected tab, if neither the stage nor the user selected it.
    var unknownSelection: Int? {
      guard let bar, let selected else { return nil }
      let now =
        roles?.selected(in: bar)
        ?? shown.first { $0.controller === bar.selectedViewController }?.id
      return now == selected ? nil : now
    }
  }

  extension UIImage {
    /// An image of the app, or a symbol.
    static func of(_ tab: Stage.Tab) -> UIImage? {
      tab.image.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
    }
  }

  // MARK: - Roles

  /// A bar with roles, where the system has them.
  @MainActor
  protocol UIKitTabRoles: AnyObject {
    func show(_ tabs: [UIKitTabBar.Tab], on bar: UITabBarController)
    func select(_ id: Int, on bar: UITabBarController)
    func selected(in bar: UITabBarController) -> Int?
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  private final class UIKitTabList: UIKitTabRoles {
    private struct Shown {
      let tab: UITab
      let controller: UIViewController
      var badge: String?
    }

    private var shown: [Int: Shown] = [:]

    func show(_ tabs: [UIKitTabBar.Tab], on bar: UITabBarController) {
      var next: [Int: Shown] = [:]
      for tab in tabs {
        var item =
          shown[tab.id].flatMap { $0.controller === tab.controller ? $0 : nil }
          ?? Shown(tab: Self.make(tab), controller: tab.controller)
        // The app may have set one itself.
        if item.badge != tab.look?.badge { item.tab.badgeValue = tab.look?.badge }
        item.badge = tab.look?.badge
        next[tab.id] = item
      }
      shown = next
      let all = tabs.compactMap { next[$0.id]?.tab }
      if bar.tabs != all { bar.tabs = all }
    }

    private static func make(_ tab: UIKitTabBar.Tab) -> UITab {
      let controller = tab.controller
      let (title, image) = (tab.look?.title ?? "", tab.look.flatMap { UIImage.of($0) })
      let identifier = "\(tab.id)"
      guard tab.look?.role == .search else {
        return UITab(title: title, image: image, identifier: identifier) { _ in controller }
      }
      return UISearchTab(title: title, image: image, identifier: identifier) { _ in controller }
    }

    func select(_ id: Int, on bar: UITabBarController) {
      guard let tab = shown[id]?.tab, bar.selectedTab !== tab else { return }
      bar.selectedTab = tab
    }

    func selected(in bar: UITabBarController) -> Int? {
      bar.selectedTab.flatMap { Int($0.identifier) }
    }
  }
#endif
