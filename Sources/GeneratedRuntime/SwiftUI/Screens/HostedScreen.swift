#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  public import UIKit

  extension ViewScreen {
    /// A hosting controller of the view, in the surroundings that its host gives to all screens
    /// (``UIKitContainers/screens(_:)``).
    public func makeViewController() -> UIViewController {
      let surroundings = (presence.stage?.host as? UIKitDrawing)?.containers.surroundings
      return UIHostingController(
        rootView: HostedScreen(content: makeView(), surroundings: surroundings))
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
