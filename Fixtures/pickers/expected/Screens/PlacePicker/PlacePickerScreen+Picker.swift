#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import UIKit

  extension PlacePickerScreen {
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func makePicker(
      _ result: SafeResultClosure<(name: String, result: Date, screen: Int)>
    ) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif
