#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any LoginViewModel)!

    @IBOutlet private weak var isSigningInLabel: UILabel?
    @IBOutlet private weak var errorMessageLabel: UILabel?
    @IBOutlet private weak var emailLabel: UILabel?
    @IBOutlet private weak var passwordField: UITextField?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Login"
      // Connect what is below in the storyboard. Controls get their identifiers there.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      isSigningInLabel?.text = "Is signing in: \(viewModel.isSigningIn)"
      errorMessageLabel?.text = viewModel.errorMessage
      emailLabel?.text = viewModel.email
    }

    @IBAction private func signIn(_ sender: Any) {
      Task(whileShown: viewModel) {
        await self.viewModel.signIn(
          email: self.viewModel.email,
          password: self.passwordField?.text ?? ""
        )
      }
    }

    @IBAction private func refresh(_ sender: Any) {
      Task(whileShown: viewModel) { await self.viewModel.refresh() }
    }

    @IBAction private func registerButtonTapped(_ sender: Any) {
      viewModel.registerButtonTapped()
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview("signing in") {
      LoginViewController.instantiate(with: LoginSample.signingIn.viewModel)
    }
  #endif
#endif
