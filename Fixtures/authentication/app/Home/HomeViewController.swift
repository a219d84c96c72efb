#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the home screen.
  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    private let greeting = UILabel()
    private let signOutButton = UIButton(type: .system)

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
      signOutButton.setTitle("Sign out", for: .normal)
      signOutButton.addAction(UIAction { [weak self] _ in self?.signOut() }, for: .touchUpInside)
      show([greeting, signOutButton])
      viewModel.greetingProperty.observe(self) { controller, text in
        controller.greeting.text = text
      }
      viewModel.refresh()
    }

    private func signOut() {
      Task { await viewModel.signOutButtonTapped() }
    }
  }
#endif
