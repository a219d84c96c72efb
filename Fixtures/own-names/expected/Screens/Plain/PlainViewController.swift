#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the plain screen.
  final class PlainViewController: UIViewController {
    private let viewModel: any PlainViewModel

    init(viewModel: any PlainViewModel) {
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

    private func delegate() {
      viewModel.delegate()
    }

    private func services() {
      viewModel.services()
    }
  }
#endif
