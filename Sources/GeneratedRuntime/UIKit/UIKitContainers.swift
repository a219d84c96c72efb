#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The containers that a host makes, each when it is needed. An app may give classes of its own,
  /// or set up the system's: large titles, the looks of bars, the widths of columns.
  ///
  ///     let host = UIKitHost(window: window) { containers in
  ///       containers.navigationController = {
  ///         let controller = UINavigationController()
  ///         controller.navigationBar.prefersLargeTitles = true
  ///         return controller
  ///       }
  ///     }
  ///
  /// Of tabs and splits, the host becomes the delegate.
  @MainActor
  public struct UIKitContainers {
    /// Makes an empty navigation controller: for the window, a modal, a tab or a column.
    public var navigationController: () -> UINavigationController = { UINavigationController() }

    /// Makes a tab bar controller without tabs.
    public var tabBarController: () -> UITabBarController = { UITabBarController() }

    /// Makes an empty split view controller, which has to be of style `doubleColumn`.
    public var splitViewController: () -> UISplitViewController = {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      return split
    }

    init(_ configure: (inout Self) -> Void) {
      configure(&self)
    }
  }
#endif
