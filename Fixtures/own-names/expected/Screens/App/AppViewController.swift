#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the app screen.
  final class AppViewController: UIViewController {
    private let viewModel: any AppViewModel

    init(viewModel: any AppViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "App"
      view.backgroundColor = .systemBackground
    }
  }
#endif
