#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension OrderDetailScreen: GeneratedRuntime.ViewControllerScreen {
    func makeViewController() -> UIViewController {
      let controller = OrderViewController(order: order)
      controller.onCancel = { [self] in didCancel(order: $0) }
      return controller
    }
  }
#endif
