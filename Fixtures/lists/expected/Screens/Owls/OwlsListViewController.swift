#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsListViewController: GeneratedRuntime.ListTableViewController<Owl, UITableViewCell>
  {
    private let viewModel: any OwlsViewModel

    init(viewModel: any OwlsViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, owl in
        // Show the owl in the cell.
      } select: { id in
        viewModel.didSelectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.isLoadingProperty.observe(self) { controller, isLoading in
        controller.showIsLoading(isLoading)
      }
    }

    private func showIsLoading(_ isLoading: Bool) {
      // Update the view.
    }

    private func refresh() {
      Task { await viewModel.refresh() }
    }

    private func remove(id: Owl.ID) {
      viewModel.remove(id: id)
    }
  }
#endif
