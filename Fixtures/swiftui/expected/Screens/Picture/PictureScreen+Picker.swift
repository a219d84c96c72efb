#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension PictureScreen {
    /// Makes the system's view controller, whose delegate reports to `result` what was picked.
    func makePicker(_ result: SafeResultClosure<ImageRef>) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif
