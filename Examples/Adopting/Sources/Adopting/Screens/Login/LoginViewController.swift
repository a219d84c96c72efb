#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LoginViewController: UIViewController {
    let viewModel: any LoginViewModel
    private let emailField = UITextField()
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
      emailField.textContentType = .emailAddress
      emailField.autocapitalizationType = .none
      emailField.accessibilityIdentifier = "login.email"

      emailField.font = .preferredFont(forTextStyle: .body)
      emailField.adjustsFontForContentSizeCategory = true
      emailField.borderStyle = .roundedRect

      let signInButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign in")) { [viewModel, emailField] _ in
          let email = emailField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.signIn(email: email) }
        })
      signInButton.accessibilityIdentifier = "login.signIn"
      self.signInButton = signInButton
      let helpButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Help")) { [viewModel] _ in
          viewModel.helpButtonTapped()
        })
      helpButton.accessibilityIdentifier = "login.help"

      let rows = UIStackView(arrangedSubviews: [emailField, signInButton, helpButton])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      signInButton?.isEnabled = !viewModel.isSigningIn
    }
  }
#endif
