#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owl detail screen.
  final class OwlDetailViewController: UIViewController {
    private let viewModel: any OwlDetailViewModel

    init(viewModel: any OwlDetailViewModel) {
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
      viewModel.nameProperty.observe(self) { controller, name in
        controller.showName(name)
      }
      viewModel.textProperty.observe(self) { controller, text in
        controller.showText(text)
      }
      viewModel.imageProperty.observe(self) { controller, image in
        controller.showImage(image)
      }
    }

    private func showName(_ name: String) {
      // Update the view.
    }

    private func showText(_ text: String) {
      // Update the view.
    }

    private func showImage(_ image: ImageRef?) {
      // Update the view.
    }

    private func load() {
      Task { await viewModel.load() }
    }

    private func closeButtonPressed() {
      viewModel.closeButtonPressed()
    }
  }
#endif
