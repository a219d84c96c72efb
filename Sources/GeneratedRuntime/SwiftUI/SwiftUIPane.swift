#if canImport(SwiftUI)
  import SwiftUI

  /// The views that SwiftUI draws the stage of a window with.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct SwiftUIPane<Root: Coordinator>: View {
    let window: StageWindow<Root>
    let phase: ScenePhase
    let settings: StageSettings<Root>

    var body: some View { EmptyView() }
  }
#endif
