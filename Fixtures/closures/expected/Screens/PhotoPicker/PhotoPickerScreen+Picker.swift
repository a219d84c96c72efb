#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension PhotoPickerScreen {
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func makePicker(_ result: SafeResultClosure<String>) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif
