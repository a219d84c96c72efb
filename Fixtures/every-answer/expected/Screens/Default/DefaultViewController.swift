#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the default screen.
  final class DefaultViewController: UIViewController {
    private let viewModel: any DefaultViewModel

    init(viewModel: any DefaultViewModel) {
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

    private func returnButtonTapped() {
      viewModel.returnButtonTapped()
    }
  }
#endif
