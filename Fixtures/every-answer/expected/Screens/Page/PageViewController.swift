#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the page screen.
  final class PageViewController: UIViewController {
    private let viewModel: any PageViewModel

    init(viewModel: any PageViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Page"
      view.backgroundColor = .systemBackground
    }
  }
#endif
