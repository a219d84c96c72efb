// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Home/HomeScreen.swift
import GeneratedRuntime

final class HomeScreen: HomeScreenBase, HomeViewModel {
  @ObservableProperty private(set) var greeting = ""
  var greetingProperty: ReadOnlyProperty<String> { $greeting }

  func refresh() {
    // Yours to write.
  }

  func signOutButtonTapped() async {
    // Yours to write: change the state, report with `didSignOut()`.
  }
}

// MARK: - Home/HomeViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel
    private let greetingLabel = UILabel()

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
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      greetingLabel.font = .preferredFont(forTextStyle: .body)
      greetingLabel.adjustsFontForContentSizeCategory = true
      greetingLabel.numberOfLines = 0

      let refreshButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Refresh")) { [viewModel] _ in
          viewModel.refresh()
        })
      refreshButton.accessibilityIdentifier = "home.refresh"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign out")) { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.signOutButtonTapped() }
        })
      signOutButton.role = .destructive
      signOutButton.accessibilityIdentifier = "home.signOut"

      let rows = UIStackView(arrangedSubviews: [greetingLabel, refreshButton, signOutButton])
      rows.fill(view)
      // Yours to show: `viewModel.session`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      greetingLabel.text = viewModel.greeting
    }
  }
#endif

// MARK: - Login/LoginScreen.swift
import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isSigningIn = false
  var isSigningInProperty: ReadOnlyProperty<Bool> { $isSigningIn }

  @ObservableProperty private(set) var errorMessage: String?
  var errorMessageProperty: ReadOnlyProperty<String?> { $errorMessage }

  func signIn(email: String, password: String) async {
    await perform(showing: \.isSigningIn, errorText: \.errorMessage) {
      // Yours to write: change the state, report with `didSignIn(session:)`.
    }
  }
}

extension LoginViewModel {
  /// Whether the button is enabled.
  var canSignIn: Bool {
    // Yours to write: an expression of the state and the fields.
    true
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
    private let errorMessageLabel = UILabel()
    private weak var signInButton: UIButton?

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

      errorMessageLabel.font = .preferredFont(forTextStyle: .body)
      errorMessageLabel.adjustsFontForContentSizeCategory = true
      errorMessageLabel.numberOfLines = 0

      errorMessageLabel.textColor = .systemRed
      errorMessageLabel.accessibilityIdentifier = "login.errorMessage"

      for field in [emailField, passwordField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let signInButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign in")) {
          [viewModel, emailField, passwordField] _ in
          let email = emailField.text ?? ""
          let password = passwordField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.signIn(email: email, password: password) }
        })
      signInButton.accessibilityIdentifier = "login.signIn"
      self.signInButton = signInButton
      let registerButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Register")) { [viewModel] _ in
          viewModel.registerButtonTapped()
        })
      registerButton.accessibilityIdentifier = "login.register"

      let rows = UIStackView(arrangedSubviews: [
        emailField,
        passwordField,
        errorMessageLabel,
        signInButton,
        registerButton,
      ])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorMessage, text != errorMessageLabel.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      errorMessageLabel.text = viewModel.errorMessage
      signInButton?.isEnabled = !viewModel.isSigningIn && viewModel.canSignIn
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      LoginViewController(viewModel: LoginScreen(withServices: PreviewServices()))
    }
  #endif
#endif

// MARK: - Register/RegisterScreen.swift
import GeneratedRuntime

final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  @ObservableProperty private(set) var errorMessage: String?
  var errorMessageProperty: ReadOnlyProperty<String?> { $errorMessage }

  func register(email: String, password: String) async {
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
    private let errorMessageLabel = UILabel()

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
      keepUpdated(self) { $0.update() }
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

      errorMessageLabel.font = .preferredFont(forTextStyle: .body)
      errorMessageLabel.adjustsFontForContentSizeCategory = true
      errorMessageLabel.numberOfLines = 0

      errorMessageLabel.textColor = .systemRed
      errorMessageLabel.accessibilityIdentifier = "register.errorMessage"

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
          Task(whileShown: viewModel) { await viewModel.register(email: email, password: password) }
        })
      registerButton.accessibilityIdentifier = "register.register"
      let signInButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign in")) { [viewModel] _ in
          viewModel.signInButtonTapped()
        })
      signInButton.accessibilityIdentifier = "register.signIn"

      let rows = UIStackView(arrangedSubviews: [
        emailField,
        passwordField,
        errorMessageLabel,
        registerButton,
        signInButton,
      ])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorMessage, text != errorMessageLabel.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      errorMessageLabel.text = viewModel.errorMessage
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      RegisterViewController(viewModel: RegisterScreen(withServices: PreviewServices()))
    }
  #endif
#endif
