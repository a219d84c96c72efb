#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LoginViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any LoginViewModel)!

    @IBOutlet private weak var errorTextLabel: UILabel?
    @IBOutlet private weak var emailField: UITextField?
    @IBOutlet private weak var passwordField: UITextField?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Connect what is below in the storyboard. Controls get their identifiers there.
      // Yours to show: `viewModel.isBusy`.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorText, text != errorTextLabel?.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      errorTextLabel?.text = viewModel.errorText
      if emailField?.text != viewModel.email { emailField?.text = viewModel.email }
    }

    @IBAction private func emailChanged(_ sender: UITextField) {
      viewModel.email = sender.text ?? ""
    }

    @IBAction private func loginButtonPressed(_ sender: Any) {
      guard let viewModel else { return }
      let password = passwordField?.text ?? ""
      Task(whileShown: viewModel) { await viewModel.loginButtonPressed(password: password) }
    }

    @IBAction private func registerButtonPressed(_ sender: Any) {
      viewModel.registerButtonPressed()
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview("signing in") {
      LoginViewController.instantiate(with: LoginSample.signingIn.viewModel)
    }

    @available(iOS 17, tvOS 17, *)
    #Preview("wrong password") {
      LoginViewController.instantiate(with: LoginSample.wrongPassword.viewModel)
    }
  #endif
#endif
