#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One window of several: each has a router, and with it stages, of its own; services are shared.
  @MainActor
  final class AppScene {
    let window: UIWindow
    let router: AppRouter

    init(window: UIWindow, services: Services) {
      self.window = window
      router = AppRouter(services: services)
      window.rootViewController = router.tabs
      window.makeKeyAndVisible()
      router.startOrders()
    }
  }
#endif
