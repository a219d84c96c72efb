#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController {
    private let viewModel: any RegisterViewModel

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
      // Build the view here, and let its controls call the methods below.
    }

    private func registerButtonTapped(email: String, password: String) {
      Task { await viewModel.registerButtonTapped(email: email, password: password) }
    }

    private func loginButtonTapped() {
      viewModel.loginButtonTapped()
    }
  }
#endif
