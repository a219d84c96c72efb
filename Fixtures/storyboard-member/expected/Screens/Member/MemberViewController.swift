#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the member screen.
  final class MemberViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any MemberViewModel)!

    @IBOutlet private weak var nameLabel: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.nameProperty.observe(self) { controller, name in
        controller.showName(name)
      }
      viewModel.isLoadingProperty.observe(self) { controller, isLoading in
        controller.showIsLoading(isLoading)
      }
    }

    private func showName(_ name: String) {
      nameLabel?.text = name
    }

    private func showIsLoading(_ isLoading: Bool) {
      // Update the view.
    }

    @IBAction private func refreshButtonTapped(_ sender: Any) {
      Task { await viewModel.refreshButtonTapped() }
    }
  }
#endif
