#if canImport(SwiftUI)
  import GeneratedRuntime
  import SwiftUI

  /// The windows of the app, on iOS and macOS alike. Nothing in this package shows them: a target of Xcode's, for
  /// either system, would have the files of this module, and an `@main` whose `body` is `AppScene(services: …)`.
  struct AppScene: Scene {
    let services: any AppCoordinatorServices

    var body: some Scene {
      WindowGroup {
        StageView(.swiftUI) { AppCoordinator(withServices: services) }
      }
    }
  }
#endif
