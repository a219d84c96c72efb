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
      viewModel.profileProperty.observe(self) { controller, profile in
        controller.showProfile(profile)
      }
    }

    private func showProfile(_ profile: Profile) {
      // Update the view.
    }

    private func load() {
      viewModel.load()
    }

    private func profileChanged(to profile: Profile) {
      viewModel.profileChanged(to: profile)
    }

    private func editButtonPressed() {
      viewModel.editButtonPressed()
    }

    private func logoutButtonPressed() {
      viewModel.logoutButtonPressed()
    }
  }
#endif
