#if canImport(SwiftUI)
  import SwiftUI

  /// The views that SwiftUI draws the stage of a window with.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct SwiftUIPane<Root: Coordinator>: View {
    let window: StageWindow<Root>
    let phase: ScenePhase
    let settings: StageSettings<Root>

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.openURL) private var openURL

    var body: some View {
      let host = window.swiftUIHost
      LayerView(layer: host.ground)
        .onAppear { start(host) }
        .onChange(of: sizeClass) { _, sizeClass in host.measure(sizeClass) }
        .onChange(of: phase, initial: true) { _, phase in
          host.isInBackground = phase == .background
          window.enter(phase, with: settings)
        }
    }

    private func start(_ host: SwiftUIHost) {
      host.openURL = { [openURL] in openURL($0) }
      host.measure(sizeClass)
      window.start(on: host.stage ?? Stage(host: host), of: host, with: settings)
    }
  }
#endif
