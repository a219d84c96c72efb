// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Column style only, and collapsed it shows the compact column: without one, UIKit merges the
/// others in ways that it doesn't document.
@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style
  open private(set) var isCollapsed = false
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc, vc.parent != nil || vc.window != nil {
      return Simulation.complain("UIViewControllerHierarchyInconsistency: column of another")
    }
    if vc != nil, !(vc is UINavigationController) {
      Simulation.complain("UIKit makes a navigation controller of its own for \(column)")
    }
    if column != .compact, !ownColumns.contains(column) {
      return Simulation.complain("the style has no column \(column)")
    }
    columns[column]?.move(to: nil)
    columns[column] = vc
    vc?.move(to: self)
    if let vc, isShowing(vc), isViewLoaded, windowOnScreen != nil { vc.appear(animated: false) }
  }

  private var shownColumns: [UIViewController] {
    (isCollapsed ? [.compact] : ownColumns).compactMap { columns[$0] }
  }

  private var ownColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  open override var children: [UIViewController] {
    (ownColumns + [.compact]).compactMap { columns[$0] }
  }

  override func isShowing(_ child: UIViewController) -> Bool { shownColumns.contains(child) }

  override var staysWhenSwiped: Bool {
    isModalInPresentation || shownColumns.contains(where: \.staysWhenSwiped)
  }

  override func appear(animated: Bool) {
    super.appear(animated: animated)
    if Simulation.collapsesSilently {
      Simulation.later(2) { [self] in
        let told = delegate
        delegate = nil
        adapt()
        delegate = told
      }
    } else {
      adapt()
    }
    for column in shownColumns { column.appear(animated: animated) }
  }

  override func cameBack() {
    adapt()
    for column in shownColumns { column.cameBack() }
  }

  /// Collapses or expands to fit the width.
  override func adapt() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard collapses != isCollapsed else { return }
    guard columns[.compact] != nil else {
      return Simulation.complain("collapsing without a compact column isn't simulated")
    }
    if collapses {
      let top = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .compact)
      if top != nil, top != .compact { Simulation.complain("there is a compact column") }
    }
    isCollapsed = collapses
    for column in shownColumns { column.appear(animated: false) }
    if collapses {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }
}
