#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows the tabs of a flow, without a tab bar. An app's own is made by ``UIKitContainers/panels``.
  @MainActor
  public protocol UIKitPanels: UIViewController {
    /// Shows the panel with the index; the view controllers of others may belong to nobody. It is called
    /// each time that something has changed, for a moment with no panels.
    func show(_ panels: [(controller: UIViewController, tab: Stage.Tab)], selected: Int)

    /// Call it with the panel that the user has chosen, after showing that. The host sets it.
    var didSelect: (@MainActor (UIViewController) -> Void)? { get set }
  }

  // MARK: - Segments

  /// A segmented control above the panel that it chooses.
  final class UIKitSegments: UIViewController, UIKitPanels {
    var didSelect: (@MainActor (UIViewController) -> Void)?
    let control = UISegmentedControl()
    private let pane = UIKitPane()
    private var controllers: [UIViewController] = []

    func show(_ panels: [(controller: UIViewController, tab: Stage.Tab)], selected: Int) {
      controllers = panels.map(\.controller)
      control.removeAllSegments()
      for (index, panel) in panels.enumerated() {
        let badge = panel.tab.badge.map { " (\($0))" } ?? ""
        control.insertSegment(withTitle: panel.tab.title + badge, at: index, animated: false)
      }
      control.selectedSegmentIndex = selected
      pane.content = controllers.indices.contains(selected) ? controllers[selected] : nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      control.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
      addChild(pane)
      for subview in [control, pane.view] as [UIView] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      pane.didMove(toParent: self)
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        pane.view.topAnchor.constraint(equalTo: control.bottomAnchor),
        pane.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        pane.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        pane.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    private func choose() {
      let index = control.selectedSegmentIndex
      guard controllers.indices.contains(index) else { return }
      pane.content = controllers[index]
      didSelect?(controllers[index])
    }
  }

  // MARK: - Pages

  /// Pages that the user swipes through.
  final class UIKitPages: UIPageViewController, UIKitPanels {
    var didSelect: (@MainActor (UIViewController) -> Void)?
    private var controllers: [UIViewController] = []
    private var page: UIViewController?

    /// Whether the user's finger moves the pages, or they bounce back. If pages are set then, UIKit may
    /// throw an exception.
    private var isMoving = false
    private var isBehind = false

    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      (dataSource, delegate) = (self, self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ panels: [(controller: UIViewController, tab: Stage.Tab)], selected: Int) {
      controllers = panels.map(\.controller)
      // It can't show none.
      page = controllers.indices.contains(selected) ? controllers[selected] : UIViewController()
      if isMoving { isBehind = true } else { showPage() }
    }

    private func showPage() {
      isBehind = false
      guard let page else { return }
      if viewControllers?.first !== page {
        setViewControllers([page], direction: .forward, animated: false, completion: nil)
      }
      // Makes UIKit forget the neighbours that it has kept.
      dataSource = nil
      dataSource = self
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      stop()
    }

    private func stop() {
      isMoving = false
      if isBehind { showPage() }
    }

    private func neighbour(of controller: UIViewController, at distance: Int) -> UIViewController? {
      guard let index = controllers.firstIndex(of: controller) else { return nil }
      return controllers.indices.contains(index + distance) ? controllers[index + distance] : nil
    }
  }

  extension UIKitPages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, at: -1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, at: 1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      isMoving = true
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let reached = viewControllers?.first, controllers.contains(reached) {
        page = reached
        didSelect?(reached)
      }
      stop()
    }
  }
#endif
