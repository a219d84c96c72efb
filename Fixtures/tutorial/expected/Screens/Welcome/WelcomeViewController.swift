#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the welcome screen.
  final class WelcomeViewController: UIViewController {
    private let viewModel: any WelcomeViewModel

    init(viewModel: any WelcomeViewModel) {
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
