#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
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
      navigationItem.title = navigationItem.title ?? "Register"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      emailField.placeholder = "Email"
      emailField.keyboardType = .emailAddress
      emailField.textContentType = .emailAddress
      emailField.autocapitalizationType = .none
      emailField.accessibilityIdentifier = "register.email"
      passwordField.placeholder = "Password"
      passwordField.isSecureTextEntry = true
      passwordField.textContentType = .password
      passwordField.accessibilityIdentifier = "register.password"

      errorMessageLabel.font = .preferredFont(forTextStyle: .body)
      errorMessageLabel.adjustsFontForContentSizeCategory = true
      errorMessageLabel.numberOfLines = 0

      errorMessageLabel.textColor = .systemRed

      for field in [emailField, passwordField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let registerButton = UIButton(
        primaryAction: UIAction(title: "Register") { [viewModel, emailField, passwordField] _ in
          let email = emailField.text ?? ""
          let password = passwordField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.register(email: email, password: password) }
        })
      registerButton.accessibilityIdentifier = "register.register"
      let signInButton = UIButton(
        primaryAction: UIAction(title: "Sign in") { [viewModel] _ in
          viewModel.signInButtonTapped()
        })
      signInButton.accessibilityIdentifier = "register.signInButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        emailField,
        passwordField,
        errorMessageLabel,
        registerButton,
        signInButton,
      ])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false

      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(rows)
      view.addSubview(scrollView)

      let content = scrollView.contentLayoutGuide
      let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
      fits.priority = .defaultLow
      NSLayoutConstraint.activate([
        fits,
        scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        rows.topAnchor.constraint(equalTo: content.topAnchor),
        rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      errorMessageLabel.text = viewModel.errorMessage
    }
  }
#endif
