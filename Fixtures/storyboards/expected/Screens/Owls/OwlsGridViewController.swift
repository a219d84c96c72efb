#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsGridViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any OwlsViewModel)!

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.listProperty.observe(self) { controller, list in
        controller.showList(list)
      }
    }

    private func showList(_ list: GeneratedRuntime.ListViewModel<Owl>) {
      // Update the view.
    }

    private func didSelectOwl(id: Owl.ID) {
      viewModel.didSelectOwl(id: id)
    }
  }
#endif
