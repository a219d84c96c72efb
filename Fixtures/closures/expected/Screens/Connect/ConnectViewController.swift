#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the connect screen.
  final class ConnectViewController: UIViewController {
    private let viewModel: any ConnectViewModel

    init(viewModel: any ConnectViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Connect"
      view.backgroundColor = .systemBackground
    }
  }
#endif
