#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the shelf screen.
  final class ShelfViewController: UIViewController {
    private let viewModel: any ShelfViewModel

    init(viewModel: any ShelfViewModel) {
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

    private func didSelectBook(book: Book) {
      viewModel.didSelectBook(book: book)
    }

    private func moreButtonTapped() {
      viewModel.moreButtonTapped()
    }

    private func closeButtonTapped() {
      viewModel.closeButtonTapped()
    }
  }
#endif
