#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the pin screen.
  final class PinViewController: UIViewController {
    private let viewModel: any PinViewModel

    init(viewModel: any PinViewModel) {
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
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.attemptsLeftProperty.observe(self) { controller, attemptsLeft in
        controller.showAttemptsLeft(attemptsLeft)
      }
    }

    private func showAttemptsLeft(_ attemptsLeft: Int) {
      // Update the view.
    }

    private func pinChanged(to pin: String) {
      viewModel.pinChanged(to: pin)
    }
  }
#endif
