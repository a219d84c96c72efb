#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var viewModel: (any RegisterViewModel)!

    @IBOutlet private weak var isBusyLabel: UILabel?
    @IBOutlet private weak var errorTextLabel: UILabel?
    @IBOutlet private weak var emailField: UITextField?
    @IBOutlet private weak var passwordField: UITextField?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Connect what is below in the storyboard. Controls get their identifiers there.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      isBusyLabel?.text = "Is busy: \(viewModel.isBusy)"
      errorTextLabel?.text = viewModel.errorText
    }

    @IBAction private func registerButtonPressed(_ sender: Any) {
      guard let viewModel else { return }
      let email = emailField?.text ?? ""
      let password = passwordField?.text ?? ""
      Task(whileShown: viewModel) {
        await viewModel.registerButtonPressed(email: email, password: password)
      }
    }

    @IBAction private func backToLoginButtonPressed(_ sender: Any) {
      viewModel.backToLoginButtonPressed()
    }
  }
#endif
