#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

/// A screen that a flow shows: what its view shows and the user does, and its link to the stage.
///
/// Create a new screen each time you show one. Showing a screen that is already on screen is
/// refused with a warning.
@MainActor
public protocol Screen: Flow.Sender {
  /// The link to the screen's position on a stage.
  var presence: Presence { get }
}

/// The role of a screen that a flow shows in several roles, each with its own answers to the
/// screen's events.
///
///     enum ContentRole: String, ScreenRole {
///       case about, help
///     }
public protocol ScreenRole: RawRepresentable where RawValue == String {}

extension Screen {
  /// The type, and the role in which the screen is shown: `ContentScreen:about`.
  var typeAndRole: String { presence.name(of: type(of: self)) }

  /// Whether it is shown in this role; nil for any.
  func isShown(as role: (any ScreenRole)?) -> Bool {
    role.map { presence.role?.rawValue == $0.rawValue } ?? true
  }
}

extension Presence {
  /// The name of the screen that was shown with it.
  var screenName: String { screenType.map(name) ?? "a screen" }

  fileprivate func name(of type: Any.Type) -> String {
    role.map { "\(type):\($0.rawValue)" } ?? "\(type)"
  }
}

extension Screen {
  /// The screen itself or one that it embeds, whichever is wanted.
  func first(where isWanted: (any Screen) -> Bool) -> (any Screen)? {
    if isWanted(self) { return self }
    for screen in presence.embedded {
      if let found = screen.first(where: isWanted) { return found }
    }
    return nil
  }
}

/// The screen for which something was opened, the one for which that was opened, and so on. All that was
/// opened for one screen shares this chain.
@MainActor
final class Opener {
  private(set) weak var screen: (any Screen)?
  private let type: any Screen.Type
  private let next: Opener?

  /// The sender, or the screen that a child flow was started for.
  static func of(_ sender: (any Flow.Sender)?) -> Opener? {
    if let child = sender as? any Coordinator { return child.flow.openers }
    return (sender as? any Screen).map(Opener.init)
  }

  private init(_ screen: any Screen) {
    (self.screen, type, next) = (screen, Swift.type(of: screen), screen.presence.openers)
  }

  /// The nearest of a type.
  func nearest<S: Screen>(_: S.Type) -> Opener? {
    sequence(first: self, next: \.next).first { $0.type is S.Type }
  }
}

extension Stage.Entry {
  /// The screen of a type, or one that it embeds.
  func screen<S: Screen>(_ type: S.Type) -> S? {
    embeds ? screen?.first { $0 is S } as? S : screen as? S
  }
}

#if canImport(UIKit) && !os(watchOS)
  /// A screen that UIKit shows.
  @MainActor
  public protocol ViewControllerScreen: Screen {
    /// Creates the view controller; called once each time the screen is shown.
    func makeViewController() -> UIViewController
  }

  extension ViewControllerScreen {
    /// UIKit's, so that a screen's file needs no import of UIKit, whose names may be those of the
    /// app's own types.
    public typealias UIViewController = UIKit.UIViewController
  }

  extension ViewControllerScreen where Self: UIViewController {
    /// A view controller can be a screen itself; UIKit shows it directly.
    public func makeViewController() -> UIViewController { self }
  }
#endif
