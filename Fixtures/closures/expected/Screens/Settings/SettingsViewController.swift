#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the settings screen.
  final class SettingsViewController: UIViewController {
    private let viewModel: any SettingsViewModel

    init(viewModel: any SettingsViewModel) {
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

    private func themeTapped(name: String) {
      viewModel.themeTapped(name: name)
    }

    private func signOutButtonTapped() {
      viewModel.signOutButtonTapped()
    }

    private func doneButtonTapped() {
      viewModel.doneButtonTapped()
    }
  }
#endif
