#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the entry screen.
  final class EntryViewController: UIViewController {
    private let viewModel: any EntryViewModel

    init(viewModel: any EntryViewModel) {
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
      viewModel.userNameProperty.observe(self) { controller, userName in
        controller.showUserName(userName)
      }
    }

    private func showUserName(_ userName: String?) {
      // Update the view.
    }

    private func fetchUser() {
      Task { await viewModel.fetchUser() }
    }

    private func selectUser() {
      viewModel.selectUser()
    }
  }
#endif
