// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Home/HomeScreen.swift
final class HomeScreen: HomeScreenBase, HomeViewModel {}

// MARK: - Home/HomeViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    init(viewModel: any HomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Home")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let signOutButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign out")) { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.role = .destructive
      signOutButton.accessibilityIdentifier = "home.signOut"

      let rows = UIStackView(arrangedSubviews: [signOutButton])
      rows.fill(view)
      // Yours to show: `viewModel.session`.
    }
  }
#endif

// MARK: - Login/LoginScreen.swift
import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  func loginButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report with `didSignIn(session:)`.
  }
}

// MARK: - Login/LoginViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LoginViewController: UIViewController {
    private let viewModel: any LoginViewModel
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let errorTextLabel = UILabel()

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
      navigationItem.title = navigationItem.title ?? String(localized: "Login")
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      emailField.placeholder = String(localized: "Email")
      emailField.keyboardType = .emailAddress
      emailField.textContentType = .username
      emailField.autocapitalizationType = .none
      emailField.accessibilityIdentifier = "login.email"
      passwordField.placeholder = String(localized: "Password")
      passwordField.textContentType = .password
      passwordField.isSecureTextEntry = true
      passwordField.accessibilityIdentifier = "login.password"

      errorTextLabel.font = .preferredFont(forTextStyle: .body)
      errorTextLabel.adjustsFontForContentSizeCategory = true
      errorTextLabel.numberOfLines = 0

      errorTextLabel.textColor = .systemRed
      errorTextLabel.accessibilityIdentifier = "login.errorText"

      for field in [emailField, passwordField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let loginButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Login")) {
          [viewModel, emailField, passwordField] _ in
          let email = emailField.text ?? ""
          let password = passwordField.text ?? ""
          Task(whileShown: viewModel) {
            await viewModel.loginButtonTapped(email: email, password: password)
          }
        })
      loginButton.accessibilityIdentifier = "login.login"
      let registerButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Register")) { [viewModel] _ in
          viewModel.registerButtonTapped()
        })
      registerButton.accessibilityIdentifier = "login.register"

      let rows = UIStackView(arrangedSubviews: [
        emailField,
        passwordField,
        errorTextLabel,
        loginButton,
        registerButton,
      ])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorText, text != errorTextLabel.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      errorTextLabel.text = viewModel.errorText
    }
  }
#endif

// MARK: - Register/RegisterScreen.swift
final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report with `didRegister(session:)`.
  }
}

// MARK: - Register/RegisterViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class RegisterViewController: UIViewController {
    private let viewModel: any RegisterViewModel
    private let emailField = UITextField()
    private let passwordField = UITextField()

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
      navigationItem.title = navigationItem.title ?? String(localized: "Register")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      emailField.placeholder = String(localized: "Email")
      emailField.keyboardType = .emailAddress
      emailField.textContentType = .username
      emailField.autocapitalizationType = .none
      emailField.accessibilityIdentifier = "register.email"
      passwordField.placeholder = String(localized: "Password")
      passwordField.textContentType = .password
      passwordField.isSecureTextEntry = true
      passwordField.accessibilityIdentifier = "register.password"

      for field in [emailField, passwordField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let registerButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Register")) {
          [viewModel, emailField, passwordField] _ in
          let email = emailField.text ?? ""
          let password = passwordField.text ?? ""
          Task(whileShown: viewModel) {
            await viewModel.registerButtonTapped(email: email, password: password)
          }
        })
      registerButton.accessibilityIdentifier = "register.register"
      let loginButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Login")) { [viewModel] _ in
          viewModel.loginButtonTapped()
        })
      loginButton.accessibilityIdentifier = "register.login"

      let rows = UIStackView(arrangedSubviews: [
        emailField,
        passwordField,
        registerButton,
        loginButton,
      ])
      rows.fill(view)
    }
  }
#endif
