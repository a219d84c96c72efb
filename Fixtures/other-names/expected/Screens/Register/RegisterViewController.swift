#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController {
    private let viewModel: any RegisterViewModel

    init(viewModel: any RegisterViewModel) {
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
      viewModel.errorMessageProperty.observe(self) { controller, errorMessage in
        controller.showErrorMessage(errorMessage)
      }
    }

    private func showErrorMessage(_ errorMessage: String?) {
      // Update the view.
    }

    private func register(email: String, password: String) {
      Task { await viewModel.register(email: email, password: password) }
    }

    private func signInButtonTapped() {
      viewModel.signInButtonTapped()
    }
  }
#endif
