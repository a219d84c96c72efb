#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the main screen.
  final class MainViewController: UIViewController {
    private let viewModel: any MainViewModel

    init(viewModel: any MainViewModel) {
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
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.imageProperty.observe(self) { controller, image in
        controller.showImage(image)
      }
    }

    private func showImage(_ image: ImageRef?) {
      // Update the view.
    }

    private func show(image: ImageRef) {
      viewModel.show(image: image)
    }

    private func tutorialButtonTapped() {
      viewModel.tutorialButtonTapped()
    }

    private func imageButtonTapped() {
      viewModel.imageButtonTapped()
    }
  }
#endif
