#if canImport(SwiftUI)
  import GeneratedRuntime
  import SwiftUI

  /// The windows of the app, which the `@main` of its target for iOS and of that for macOS show alike.
  struct AppScene: Scene {
    let services: any AppCoordinatorServices

    var body: some Scene {
      WindowGroup {
        StageView(.swiftUI) { AppCoordinator(withServices: services) }
      }
    }
  }
#endif
