#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The view controller that UIKit draws the stage of a window in.
  struct UIKitPaneView<Root: Coordinator>: UIViewControllerRepresentable {
    let window: StageWindow<Root>
    let phase: ScenePhase
    let settings: StageSettings<Root>

    /// The values around all screens that SwiftUI draws.
    @MainActor
    final class Coordinator {
      var surroundings: UIKitSurroundings?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIKitPane {
      let pane = UIKitPane()
      let host = UIKitHost(pane: pane) { containers in
        settings.configure(&containers)
        if let surround = settings.surround { containers.screens(surround) }
        context.coordinator.surroundings = containers.surroundings
      }
      window.start(on: host.stage, of: host, with: settings)
      return pane
    }

    func updateUIViewController(_ pane: UIKitPane, context: Context) {
      if let surround = settings.surround { context.coordinator.surroundings?.surround = surround }
      window.enter(phase, with: settings)
    }
  }
#endif
