import GeneratedRuntime
import UIKit

/// A stand-in for the system's image picker.
final class ImagePickerController: UIViewController {
  let result: SafeResultClosure<ImageRef>

  init(_ result: SafeResultClosure<ImageRef>) {
    self.result = result
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension PictureScreen {
  /// The part of the scaffold that the app writes.
  func makePicker(_ result: SafeResultClosure<ImageRef>) -> UIViewController {
    ImagePickerController(result)
  }
}
