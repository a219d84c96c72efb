import GeneratedRuntime
import UIKit

/// Stands in for the system's picker of images.
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
  /// As an app would, where the scaffold leaves the picker to it.
  func makePicker(_ result: SafeResultClosure<ImageRef>) -> UIViewController {
    ImagePickerController(result)
  }
}
