#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  #if canImport(SwiftUI)
    public import SwiftUI
  #endif

  /// Creates a host's containers when they are needed. An app can use its own classes, or configure
  /// the system's: large titles, the appearance of bars, the widths of columns.
  ///
  ///     let host = UIKitHost(window: window) { containers in
  ///       containers.navigationController = {
  ///         let controller = UINavigationController()
  ///         controller.navigationBar.prefersLargeTitles = true
  ///         return controller
  ///       }
  ///     }
  ///
  /// The host becomes the delegate of tab bar and split view controllers.
  @MainActor
  public struct UIKitContainers {
    /// Creates an empty navigation controller: for the window, a modal, a tab or a column.
    public var navigationController: () -> UINavigationController = { UINavigationController() }

    /// Creates a tab bar controller without tabs.
    public var tabBarController: () -> UITabBarController = { UITabBarController() }

    /// Creates the app's own container for the tabs of a flow whose `look` is `own`:
    ///
    ///     containers.panels = { flow in flow is LibraryCoordinator ? LibraryPanels() : nil }
    public var panels: (any Coordinator) -> (any UIKitPanels)? = { _ in nil }

    /// Creates an empty split view controller of this style: `doubleColumn`, or `tripleColumn` for a
    /// split of three columns.
    public var splitViewController: (UISplitViewController.Style) -> UISplitViewController = {
      let split = UISplitViewController(style: $0)
      split.preferredDisplayMode = $0 == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      return split
    }

    /// The app's own transitions, by the names that are given where a screen or a flow is shown.
    /// Each makes an animator, for one direction or the other:
    ///
    ///     containers.transitions["fade"] = { FadeAnimator(isReversed: $0 == .leaving) }
    ///
    /// A swipe from the edge goes back with the system's own, which follows the finger. So do
    /// changes of a whole window, from a stack to tabs.
    public var transitions:
      [FlowTransition: @MainActor (UIKitTransition) -> any UIViewControllerAnimatedTransitioning] =
        [:]

    #if canImport(SwiftUI)
      let surroundings = UIKitSurroundings()

      /// Surrounds every screen that SwiftUI draws, the first and later ones alike. Each has its
      /// own hosting controller, which inherits nothing from the views around a ``StageView``.
      ///
      ///     containers.screens { $0.environment(library).tint(.orange) }
      ///
      /// On systems with Observation, values that this reads are observed.
      public mutating func screens<Surrounded: View>(
        @ViewBuilder _ surround: @escaping @MainActor (AnyView) -> Surrounded
      ) {
        surroundings.surround = { AnyView(surround($0)) }
      }
    #endif

    init(_ configure: (inout Self) -> Void) {
      configure(&self)
    }
  }

  #if canImport(SwiftUI)
    /// The views around a host's screens. A screen retains this while it leaves.
    @MainActor
    final class UIKitSurroundings {
      @ObservableProperty var surround: @MainActor (AnyView) -> AnyView = { $0 }
    }
  #endif
#endif
