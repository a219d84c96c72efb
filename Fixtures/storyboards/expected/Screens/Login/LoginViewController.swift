#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any LoginViewModel)!

    @IBOutlet private weak var errorMessageLabel: UILabel?
    @IBOutlet private weak var emailLabel: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.isSigningInProperty.observe(self) { controller, isSigningIn in
        controller.showIsSigningIn(isSigningIn)
      }
      viewModel.errorMessageProperty.observe(self) { controller, errorMessage in
        controller.showErrorMessage(errorMessage)
      }
      viewModel.emailProperty.observe(self) { controller, email in
        controller.showEmail(email)
      }
    }

    private func showIsSigningIn(_ isSigningIn: Bool) {
      // Update the view.
    }

    private func showErrorMessage(_ errorMessage: String?) {
      errorMessageLabel?.text = errorMessage
    }

    private func showEmail(_ email: String) {
      emailLabel?.text = email
    }

    private func signIn(email: String, password: String) {
      Task { await viewModel.signIn(email: email, password: password) }
    }

    @IBAction private func refresh(_ sender: Any) {
      Task { await viewModel.refresh() }
    }

    @IBAction private func registerButtonTapped(_ sender: Any) {
      viewModel.registerButtonTapped()
    }
  }
#endif
