#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController {
    private let viewModel: any LoginViewModel
    private let errorTextLabel = UILabel()
    private let emailField = UITextField()
    private let passwordField = UITextField()

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
      navigationItem.title = "Login"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      errorTextLabel.font = .preferredFont(forTextStyle: .body)
      errorTextLabel.adjustsFontForContentSizeCategory = true
      errorTextLabel.numberOfLines = 0

      emailField.placeholder = "Email"
      emailField.borderStyle = .roundedRect
      emailField.accessibilityIdentifier = "login.email"
      passwordField.placeholder = "Password"
      passwordField.borderStyle = .roundedRect
      passwordField.isSecureTextEntry = true
      passwordField.accessibilityIdentifier = "login.password"

      let loginButton = UIButton(
        primaryAction: UIAction(title: "Login") { [viewModel, emailField, passwordField] _ in
          let email = emailField.text ?? ""
          let password = passwordField.text ?? ""
          Task(whileShown: viewModel) {
            await viewModel.loginButtonTapped(email: email, password: password)
          }
        })
      loginButton.accessibilityIdentifier = "login.loginButtonTapped"
      let registerButton = UIButton(
        primaryAction: UIAction(title: "Register") { [viewModel] _ in
          viewModel.registerButtonTapped()
        })
      registerButton.accessibilityIdentifier = "login.registerButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        errorTextLabel,
        emailField,
        passwordField,
        loginButton,
        registerButton,
      ])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      errorTextLabel.text = viewModel.errorText
    }
  }
#endif
