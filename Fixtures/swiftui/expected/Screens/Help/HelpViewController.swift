#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the help screen.
  final class HelpViewController: UIViewController {
    private let viewModel: any HelpViewModel

    init(viewModel: any HelpViewModel) {
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
      GeneratedRuntime.keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is now. Called again when something changed that it reads.
    private func update() {
      // Show `viewModel.text`.
      // Show `viewModel.isBusy`.
    }

    private func load() {
      Task { await viewModel.load() }
    }
  }
#endif
