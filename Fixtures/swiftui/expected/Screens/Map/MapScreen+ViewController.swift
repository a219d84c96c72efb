#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension MapScreen: GeneratedRuntime.ViewControllerScreen {
    func makeViewController() -> UIViewController {
      // Yours to write: a view controller that shows `viewModel`.
      UIViewController()
    }
  }
#endif
