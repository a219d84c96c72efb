#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the about screen.
  final class AboutViewController: UIViewController {
    let viewModel: any AboutViewModel

    init(viewModel: any AboutViewModel) {
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

    private func closeButtonTapped() {
      viewModel.closeButtonTapped()
    }
  }
#endif
