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

/// The link of a screen to the place where it is shown.
@MainActor
public final class Presence {
  weak var stage: Stage?
  private(set) var shown: Flow.Shown?

  /// A link of a screen that isn't shown yet.
  public init() {}

  /// Whether the screen is on a stage, covered or not.
  public var isShown: Bool { stage != nil }

  /// Runs `event`, the report of something that the user did, as one answer: all that it changes
  /// is drawn as one change. Silent when the screen isn't shown yet or has left.
  ///
  /// The answer to a screen that is covered (by the screen of a first tap, say, or by a modal)
  /// shows nothing more: its `push`, `present`, `start` and `browse` do nothing. What goes back
  /// still works (`back`, `pop`, `popToRoot`, `finish`, `replace`, a start with `.replace`), and
  /// after it the rest of the answer does too: a late sign-in gets through under a help sheet.
  public func report(_ event: () -> Void) {
    stage?.answer(to: self, event)
  }

  func enter(_ stage: Stage, at shown: Flow.Shown) {
    (self.stage, self.shown) = (stage, shown)
  }

  func leave() {
    (stage, shown) = (nil, nil)
  }
}
