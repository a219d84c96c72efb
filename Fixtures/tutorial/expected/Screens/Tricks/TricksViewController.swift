#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the tricks screen.
  final class TricksViewController: UIViewController {
    private let viewModel: any TricksViewModel

    init(viewModel: any TricksViewModel) {
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

    private func nextButtonTapped() {
      viewModel.nextButtonTapped()
    }

    private func cancelButtonTapped() {
      viewModel.cancelButtonTapped()
    }
  }
#endif
