#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import UIKit

  extension PlacePickerScreen {
    /// Makes the system's view controller, whose delegate reports to `result` what was picked.
    func makePicker(
      _ result: SafeResultClosure<(name: String, result: Date, screen: Int)>
    ) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif
