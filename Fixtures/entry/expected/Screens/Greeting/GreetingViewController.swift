#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the greeting screen.
  final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModel

    init(viewModel: any GreetingViewModel) {
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
      viewModel.greetingProperty.observe(self) { controller, greeting in
        controller.showGreeting(greeting)
      }
    }

    private func showGreeting(_ greeting: String) {
      // Update the view.
    }

    private func load() {
      viewModel.load()
    }
  }
#endif
