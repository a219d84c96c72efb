// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIImage: NSObject, @unchecked Sendable {
  public let name: String

  public init?(named name: String) {
    guard MainActor.assumeIsolated({ Simulation.images.contains(name) }) else { return nil }
    self.name = name
    super.init()
  }

  public init?(systemName name: String) {
    guard name != "nothing" else { return nil }
    self.name = "system " + name
    super.init()
  }
}

extension Simulation {
  /// The names of the images that come with the app.
  public static var images: Set<String> = []
}

@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag: Int

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}

/// A tab that makes its view controller when it is first needed.
@MainActor
open class UITab: NSObject {
  public let title: String
  public let image: UIImage?
  public let identifier: String
  open var badgeValue: String?
  private let provider: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = provider?(self)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }
}

open class UISearchTab: UITab {}

@MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Restores the selection; if that tab is gone, selects the one in its place, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let next = viewControllers ?? []
    if next.contains(where: { $0.parent != nil && $0.parent !== self || $0.window != nil }) {
      return Simulation.complain("UIViewControllerHierarchyInconsistency: tab of another container")
    }
    let index = controllers.firstIndex { $0 === selected } ?? 0
    for gone in controllers where !next.contains(gone) { gone.move(to: nil) }
    for new in next where new.parent == nil { new.move(to: self) }
    controllers = next
    if Simulation.reportsFirstTabs {
      show(next.first)
      if let first = next.first { report(first, after: nil) }
      return
    }
    if let selected, next.contains(selected) { return }
    show(next.indices.contains(index) ? next[index] : next.first)
  }

  /// Since iOS 18.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  open var mode = Mode.automatic

  /// What fills the bar instead of view controllers, which then aren't set.
  open var tabs: [UITab] = [] {
    didSet { setViewControllers(tabs.compactMap(\.viewController), animated: false) }
  }

  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selected } }
    set {
      guard let newValue, tabs.contains(newValue) else {
        return Simulation.complain("NSInvalidArgumentException: only a tab can be selected")
      }
      show(newValue.viewController)
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, controllers.contains(newValue) else {
        return Simulation.complain("NSInvalidArgumentException: only a tab can be selected")
      }
      show(newValue)
    }
  }

  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { show(controllers[newValue]) } }
  }

  private func show(_ controller: UIViewController?) {
    guard selected !== controller else { return }
    selected = controller
    if isViewLoaded, windowOnScreen != nil { controller?.appear(animated: false) }
  }

  open override var children: [UIViewController] { controllers }

  override func isShowing(_ child: UIViewController) -> Bool { child === selected }

  override func appear(animated: Bool) {
    super.appear(animated: animated)
    selected?.appear(animated: animated)
  }

  override func cameBack() {
    selected?.cameBack()
  }

  override var staysWhenSwiped: Bool {
    isModalInPresentation || selected?.staysWhenSwiped == true
  }

  /// The user taps a tab; on the selected one, a navigation controller goes back to its root.
  func tap(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard maySelect(controller) else { return }
    let previous = selectedTab
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller)
      if Simulation.dissolvesTabs { dissolve() }
    }
    report(controller, after: previous)
  }

  private func maySelect(_ controller: UIViewController) -> Bool {
    let isController =
      Simulation.choices == .tabs
      || delegate?.tabBarController(self, shouldSelect: controller) != false
    let isTab =
      Simulation.choices == .controllers
      || delegate?.tabBarController(self, shouldSelectTab: tab(of: controller)) != false
    return isController && isTab
  }

  private func report(_ controller: UIViewController, after previous: UITab?) {
    if Simulation.choices != .tabs { delegate?.tabBarController(self, didSelect: controller) }
    guard Simulation.choices != .controllers else { return }
    delegate?.tabBarController(self, didSelectTab: tab(of: controller), previousTab: previous)
  }

  /// UIKit makes tabs of view controllers, too.
  private func tab(of controller: UIViewController) -> UITab {
    tabs.first { $0.viewController === controller }
      ?? UITab(title: "", image: nil, identifier: "UIKit's own") { _ in controller }
  }

  private func dissolve() {
    let transition = Transition()
    self.transition = transition
    Simulation.later(Simulation.duration) {
      self.transition = nil
      transition.end()
    }
  }
}

extension Simulation {
  /// Whether a tab that the user chooses comes with an animation, as since iOS 18.
  public static var dissolvesTabs = false

  /// What a tab bar's delegate is told when the user chooses: it depends on the system's version.
  public enum Choices: Sendable, CaseIterable {
    case controllers
    case both
    case tabs
  }

  /// What a tab bar's delegate is told from now on.
  public static var choices = Choices.both
}
