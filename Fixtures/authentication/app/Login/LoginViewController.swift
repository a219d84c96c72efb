#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController {
    private let viewModel: any LoginViewModel

    private let email = UITextField()
    private let password = UITextField()
    private let message = UILabel()
    private let signInButton = UIButton(type: .system)
    private let registerButton = UIButton(type: .system)

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
      title = "Sign in"
      password.isSecureTextEntry = true
      signInButton.setTitle("Sign in", for: .normal)
      signInButton.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
      registerButton.setTitle("Register", for: .normal)
      registerButton.addAction(
        UIAction { [weak self] _ in self?.viewModel.registerButtonTapped() }, for: .touchUpInside)
      show([email, password, message, signInButton, registerButton])
      observeViewModel()
    }

    /// Shows the state as it is now and whenever it changes.
    private func observeViewModel() {
      viewModel.isSigningInProperty.observe(self) { controller, isSigningIn in
        controller.signInButton.isEnabled = !isSigningIn
      }
      viewModel.errorMessageProperty.observe(self) { controller, errorMessage in
        controller.message.text = errorMessage
      }
    }

    private func signIn() {
      let (email, password) = (email.text ?? "", password.text ?? "")
      Task { await viewModel.signIn(email: email, password: password) }
    }
  }
#endif
