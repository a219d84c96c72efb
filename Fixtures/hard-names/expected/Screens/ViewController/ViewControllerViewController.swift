#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the view controller screen.
  final class ViewControllerViewController: UIViewController {
    private let viewModel: any ViewControllerViewModel

    init(viewModel: any ViewControllerViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "View controller"
      view.backgroundColor = .systemBackground
    }
  }
#endif
