#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  /// A screen that SwiftUI draws.
  @MainActor
  public protocol ViewScreen: ViewControllerScreen {
    /// The view's type, under a name that no app uses for its own types.
    associatedtype ViewOnScreen: View

    /// Creates the view; called once each time the screen is shown.
    func makeView() -> ViewOnScreen
  }

  extension ViewScreen {
    /// SwiftUI's, so that a screen's file needs no import of SwiftUI, whose names may be those of the
    /// app's own types.
    public typealias View = SwiftUI.View

    /// A hosting controller of the view.
    public func makeViewController() -> UIViewController {
      presence.hostingController(of: makeView())
    }
  }

  extension Presence {
    /// A view controller for the screen's view, in the surroundings that its host gives to all
    /// screens (``UIKitContainers/screens(_:)``).
    public func hostingController(of view: some View) -> UIViewController {
      let surroundings = (stage?.host as? UIKitDrawing)?.containers.surroundings
      return UIHostingController(rootView: HostedScreen(content: view, surroundings: surroundings))
    }
  }

  /// The view of a screen, in its surroundings. Without a host it has none.
  private struct HostedScreen<Content: View>: View {
    let content: Content
    let surroundings: UIKitSurroundings?

    var body: some View {
      if let surroundings { surroundings.surround(AnyView(content)) } else { content }
    }
  }
#endif
