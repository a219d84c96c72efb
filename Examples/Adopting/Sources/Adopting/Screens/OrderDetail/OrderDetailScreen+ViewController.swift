#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension OrderDetailScreen: GeneratedRuntime.ViewControllerScreen {
    func makeViewController() -> UIViewController {
      let controller = OrderViewController(order: viewModel.order)
      controller.onCancel = { [viewModel] in viewModel.didCancel(order: $0) }
      return controller
    }
  }
#endif
