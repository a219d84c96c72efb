#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the login screen.
  final class LoginViewController: UIViewController {
    let viewModel: any LoginViewModel

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
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the state as it is now and whenever it changes.
    private func observeViewModel() {
      viewModel.isSigningInProperty.observe(self) { controller, isSigningIn in
        controller.showIsSigningIn(isSigningIn)
      }
    }

    private func showIsSigningIn(_ isSigningIn: Bool) {
      // Update the view.
    }

    private func signIn(email: String) {
      Task { await viewModel.signIn(email: email) }
    }

    private func helpButtonTapped() {
      viewModel.helpButtonTapped()
    }
  }
#endif
