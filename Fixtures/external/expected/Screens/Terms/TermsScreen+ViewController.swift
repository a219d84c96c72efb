#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension TermsScreen: GeneratedRuntime.ViewControllerScreen {
    func makeViewController() -> UIViewController {
      // Yours to write: your own view controller, which says to `viewModel` what happened.
      UIViewController()
    }
  }
#endif
