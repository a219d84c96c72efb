#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController {
    let viewModel: any LoginViewModel
    private let isSigningInLabel = UILabel()
    private let emailField = UITextField()

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
      isSigningInLabel.font = .preferredFont(forTextStyle: .body)
      isSigningInLabel.adjustsFontForContentSizeCategory = true
      isSigningInLabel.numberOfLines = 0

      emailField.placeholder = "Email"
      emailField.borderStyle = .roundedRect
      emailField.accessibilityIdentifier = "login.email"

      let signInButton = UIButton(
        primaryAction: UIAction(title: "Sign in") { [viewModel, emailField] _ in
          Task(whileShown: viewModel) { await viewModel.signIn(email: emailField.text ?? "") }
        })
      signInButton.accessibilityIdentifier = "login.signIn"
      let helpButton = UIButton(
        primaryAction: UIAction(title: "Help") { [viewModel] _ in
          viewModel.helpButtonTapped()
        })
      helpButton.accessibilityIdentifier = "login.helpButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        isSigningInLabel,
        emailField,
        signInButton,
        helpButton,
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
      isSigningInLabel.text = "Is signing in: \(viewModel.isSigningIn)"
    }
  }
#endif
