#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any RegisterViewModel)!

    @IBOutlet private weak var errorTextLabel: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.isBusyProperty.observe(self) { controller, isBusy in
        controller.showIsBusy(isBusy)
      }
      viewModel.errorTextProperty.observe(self) { controller, errorText in
        controller.showErrorText(errorText)
      }
    }

    private func showIsBusy(_ isBusy: Bool) {
      // Update the view.
    }

    private func showErrorText(_ errorText: String?) {
      errorTextLabel?.text = errorText
    }

    private func registerButtonPressed(email: String, password: String) {
      Task { await viewModel.registerButtonPressed(email: email, password: password) }
    }

    @IBAction private func backToLoginButtonPressed(_ sender: Any) {
      viewModel.backToLoginButtonPressed()
    }
  }
#endif
