#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the book screen.
  final class BookViewController: UIViewController {
    private let viewModel: any BookViewModel

    init(viewModel: any BookViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
