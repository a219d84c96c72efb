#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any LoginViewModel)!

    @IBOutlet private weak var emailLabel: UILabel?
    @IBOutlet private weak var errorTextLabel: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.isBusyProperty.observe(self) { controller, isBusy in
        controller.showIsBusy(isBusy)
      }
      viewModel.emailProperty.observe(self) { controller, email in
        controller.showEmail(email)
      }
      viewModel.errorTextProperty.observe(self) { controller, errorText in
        controller.showErrorText(errorText)
      }
    }

    private func showIsBusy(_ isBusy: Bool) {
      // Update the view.
    }

    private func showEmail(_ email: String) {
      emailLabel?.text = email
    }

    private func showErrorText(_ errorText: String?) {
      errorTextLabel?.text = errorText
    }

    private func emailChanged(to email: String) {
      viewModel.emailChanged(to: email)
    }

    private func loginButtonPressed(password: String) {
      Task { await viewModel.loginButtonPressed(password: password) }
    }

    @IBAction private func registerButtonPressed(_ sender: Any) {
      viewModel.registerButtonPressed()
    }
  }
#endif
