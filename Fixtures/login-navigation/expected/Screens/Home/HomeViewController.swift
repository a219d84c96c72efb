#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the home screen.
  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    init(viewModel: any HomeViewModel) {
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

    private func signOutButtonTapped() {
      viewModel.signOutButtonTapped()
    }
  }
#endif
