#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController {
    private let viewModel: any LoginViewModel

    init(viewModel: any LoginViewModel) {
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
      viewModel.errorTextProperty.observe(self) { controller, errorText in
        controller.showErrorText(errorText)
      }
    }

    private func showErrorText(_ errorText: String?) {
      // Update the view.
    }

    private func loginButtonTapped(email: String, password: String) {
      Task { await viewModel.loginButtonTapped(email: email, password: password) }
    }

    private func registerButtonTapped() {
      viewModel.registerButtonTapped()
    }
  }
#endif
