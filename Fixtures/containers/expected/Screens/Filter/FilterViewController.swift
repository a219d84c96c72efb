#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the filter screen.
  final class FilterViewController: UIViewController {
    private let viewModel: any FilterViewModel

    init(viewModel: any FilterViewModel) {
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

    private func doneButtonTapped() {
      viewModel.doneButtonTapped()
    }
  }
#endif
