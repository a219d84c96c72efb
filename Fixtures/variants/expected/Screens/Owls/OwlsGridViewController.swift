#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsGridViewController: UIViewController {
    private let viewModel: any OwlsViewModel

    init(viewModel: any OwlsViewModel) {
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
      viewModel.namesProperty.observe(self) { controller, names in
        controller.showNames(names)
      }
    }

    private func showNames(_ names: [String]) {
      // Update the view.
    }

    private func gridButtonTapped() {
      viewModel.gridButtonTapped()
    }
  }
#endif
