#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  extension ViewScreen {
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
