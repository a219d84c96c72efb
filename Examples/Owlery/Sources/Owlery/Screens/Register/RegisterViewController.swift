#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any RegisterViewModel)!

    @IBOutlet private weak var errorTextLabel: UILabel?
    @IBOutlet private weak var emailField: UITextField?
    @IBOutlet private weak var passwordField: UITextField?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Connect what is below in the storyboard. Controls get their identifiers there.
      // Yours to show: `viewModel.isBusy`.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorText, text != errorTextLabel?.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
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

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      RegisterViewController.instantiate(with: RegisterScreen(withServices: PreviewServices()))
    }
  #endif
#endif
