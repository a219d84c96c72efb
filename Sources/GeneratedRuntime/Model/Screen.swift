#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

/// What a flow shows: a view model, and its link to the stage.
///
/// A screen is made for one showing: shown again while it is on screen, it is refused with a
/// warning.
@MainActor
public protocol Screen: AnyObject {
  /// The view model's type, by a name that no app's own type has.
  associatedtype ViewModelOnScreen: AnyObject

  /// The view model, which lives as long as the screen does.
  var viewModel: ViewModelOnScreen { get }

  /// The link to the place where the screen is shown.
  var presence: Presence { get }
}

#if canImport(UIKit) && !os(watchOS)
  /// A screen that UIKit draws.
  @MainActor
  public protocol ViewControllerScreen: Screen {
    /// Makes the view controller; called once per showing.
    func makeViewController() -> UIViewController
  }

  extension ViewControllerScreen where Self: UIViewController {
    /// A view controller that is a screen itself, as an app's own can be, is what UIKit draws.
    public func makeViewController() -> UIViewController { self }
  }
#endif
