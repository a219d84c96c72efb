#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the clock screen.
  final class ClockViewController: UIViewController {
    private let viewModel: any ClockViewModel

    init(viewModel: any ClockViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Clock"
      view.backgroundColor = .systemBackground
    }
  }
#endif
