#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the language screen.
  final class LanguageViewController: UIViewController {
    private let viewModel: any LanguageViewModel

    init(viewModel: any LanguageViewModel) {
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

    private func cancelButtonTapped() {
      viewModel.cancelButtonTapped()
    }
  }
#endif
