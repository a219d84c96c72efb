#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any LoginViewModel)!

    @IBOutlet private weak var isSigningInLabel: UILabel?
    @IBOutlet private weak var emailLabel: UILabel?
    @IBOutlet private weak var errorMessageLabel: UILabel?
    @IBOutlet private weak var isRememberedSwitch: UISwitch?
    @IBOutlet private weak var attemptsField: UITextField?
    @IBOutlet private weak var passwordField: UITextField?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Login"
      // Connect what is below in the storyboard. Controls get their identifiers there.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      isSigningInLabel?.text = "Is signing in: \(viewModel.isSigningIn)"
      emailLabel?.text = viewModel.email
      errorMessageLabel?.text = viewModel.errorMessage
      isRememberedSwitch?.isOn = viewModel.isRemembered
      if (try? Int(attemptsField?.text ?? "", format: .number)) != viewModel.attempts {
        attemptsField?.text = viewModel.attempts.formatted()
      }
    }

    @IBAction private func isRememberedChanged(_ sender: UISwitch) {
      guard let viewModel else { return }
      let isRemembered = sender.isOn
      Task(whileShown: viewModel) { await viewModel.isRememberedChanged(to: isRemembered) }
    }

    @IBAction private func attemptsChanged(_ sender: UITextField) {
      guard let attempts = try? Int(sender.text ?? "", format: .number) else { return }
      viewModel.attemptsChanged(to: attempts)
    }

    @IBAction private func signIn(_ sender: Any) {
      guard let viewModel else { return }
      let password = passwordField?.text ?? ""
      Task(whileShown: viewModel) {
        await viewModel.signIn(email: viewModel.email, password: password)
      }
    }

    @IBAction private func refresh(_ sender: Any) {
      guard let viewModel else { return }
      Task(whileShown: viewModel) { await viewModel.refresh() }
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
