#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the profile screen.
  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel

    init(viewModel: any ProfileViewModel) {
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

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.avatarProperty.observe(self) { controller, avatar in
        controller.showAvatar(avatar)
      }
    }

    private func showAvatar(_ avatar: Avatar?) {
      // Update the view.
    }

    private func change(to avatar: Avatar) {
      viewModel.change(to: avatar)
    }

    private func avatarButtonTapped() {
      viewModel.avatarButtonTapped()
    }
  }
#endif
