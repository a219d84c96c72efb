#if canImport(UIKit) && !os(watchOS)
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
    }

    private func didSave(name: String) {
      viewModel.didSave(name: name)
    }

    private func languageButtonTapped() {
      viewModel.languageButtonTapped()
    }

    private func cancelButtonTapped() {
      viewModel.cancelButtonTapped()
    }
  }
#endif
