#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the favorite screen.
  final class FavoriteViewController: UIViewController {
    private let viewModel: any FavoriteViewModel

    init(viewModel: any FavoriteViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Favorite"
      view.backgroundColor = .systemBackground
    }
  }
#endif
