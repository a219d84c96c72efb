#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the edit profile screen.
  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel

    init(viewModel: any EditProfileViewModel) {
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
      viewModel.nameProperty.observe(self) { controller, name in
        controller.showName(name)
      }
      viewModel.avatarProperty.observe(self) { controller, avatar in
        controller.showAvatar(avatar)
      }
      viewModel.canSaveProperty.observe(self) { controller, canSave in
        controller.showCanSave(canSave)
      }
    }

    private func showName(_ name: String) {
      // Update the view.
    }

    private func showAvatar(_ avatar: ImageRef?) {
      // Update the view.
    }

    private func showCanSave(_ canSave: Bool) {
      // Update the view.
    }

    private func load() {
      viewModel.load()
    }

    private func nameChanged(to name: String) {
      viewModel.nameChanged(to: name)
    }

    private func avatarPicked(image: ImageRef) {
      viewModel.avatarPicked(image: image)
    }

    private func saveButtonPressed() {
      Task { await viewModel.saveButtonPressed() }
    }

    private func cancelButtonPressed() {
      viewModel.cancelButtonPressed()
    }

    private func avatarButtonPressed() {
      viewModel.avatarButtonPressed()
    }
  }
#endif
