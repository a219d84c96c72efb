#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the empty screen.
  final class EmptyViewController: UIViewController {
    private let viewModel: any EmptyViewModel

    init(viewModel: any EmptyViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Empty"
      view.backgroundColor = .systemBackground
    }
  }
#endif
