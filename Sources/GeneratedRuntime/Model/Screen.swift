#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

/// A screen that a flow shows: a view model, and its link to the stage.
///
/// Create a new screen each time you show one. Showing a screen that is already on screen is
/// refused with a warning.
@MainActor
public protocol Screen: AnyObject {
  /// The view model's type, under a name that no app uses for its own types.
  associatedtype ViewModelOnScreen: AnyObject

  /// The view model, which lives as long as the screen.
  var viewModel: ViewModelOnScreen { get }

  /// The link to the screen's position on a stage.
  var presence: Presence { get }
}

#if canImport(UIKit) && !os(watchOS)
  /// A screen that UIKit shows.
  @MainActor
  public protocol ViewControllerScreen: Screen {
    /// Creates the view controller; called once each time the screen is shown.
    func makeViewController() -> UIViewController
  }

  extension ViewControllerScreen where Self: UIViewController {
    /// A view controller can be a screen itself, as an app's own can be; UIKit shows it directly.
    public func makeViewController() -> UIViewController { self }
  }
#endif
