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
      viewModel.shownNameProperty.observe(self) { controller, shownName in
        controller.showShownName(shownName)
      }
      viewModel.photoProperty.observe(self) { controller, photo in
        controller.showPhoto(photo)
      }
    }

    private func showShownName(_ shownName: String) {
      // Update the view.
    }

    private func showPhoto(_ photo: Photo?) {
      // Update the view.
    }

    private func rename(name: String) {
      viewModel.rename(name: name)
    }

    private func show(photo: Photo) {
      viewModel.show(photo: photo)
    }

    private func removePhoto() {
      viewModel.removePhoto()
    }

    private func editButtonTapped() {
      viewModel.editButtonTapped()
    }

    private func avatarButtonTapped() {
      viewModel.avatarButtonTapped()
    }

    private func signOutButtonTapped() {
      viewModel.signOutButtonTapped()
    }
  }
#endif
