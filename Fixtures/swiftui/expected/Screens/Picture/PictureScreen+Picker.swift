#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension PictureScreen {
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func makePicker(_ result: SafeResultClosure<ImageRef>) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif
