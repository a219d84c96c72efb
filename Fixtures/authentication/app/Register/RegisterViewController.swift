#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController {
    private let viewModel: any RegisterViewModel

    private let email = UITextField()
    private let password = UITextField()
    private let message = UILabel()
    private let registerButton = UIButton(type: .system)
    private let signInButton = UIButton(type: .system)

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
      title = "Register"
      password.isSecureTextEntry = true
      registerButton.setTitle("Register", for: .normal)
      registerButton.addAction(UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
      signInButton.setTitle("I am a member already", for: .normal)
      signInButton.addAction(
        UIAction { [weak self] _ in self?.viewModel.signInButtonTapped() }, for: .touchUpInside)
      show([email, password, message, registerButton, signInButton])
      viewModel.errorMessageProperty.observe(self) { controller, errorMessage in
        controller.message.text = errorMessage
      }
    }

    private func register() {
      let (email, password) = (email.text ?? "", password.text ?? "")
      Task { await viewModel.register(email: email, password: password) }
    }
  }
#endif
