#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the camera screen.
  final class CameraViewController: UIViewController {
    private let viewModel: any CameraViewModel

    init(viewModel: any CameraViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
    }

    private func didTakePhoto(photo: Photo) {
      viewModel.didTakePhoto(photo: photo)
    }

    private func cancelButtonTapped() {
      viewModel.cancelButtonTapped()
    }
  }
#endif
