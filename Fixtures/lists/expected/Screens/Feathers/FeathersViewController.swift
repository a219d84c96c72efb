#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the feathers screen.
  final class FeathersViewController:
    GeneratedRuntime.ListTableViewController<Feather.Kind, UITableViewCell>
  {
    private let viewModel: any FeathersViewModel

    init(viewModel: any FeathersViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, kind in
        // Show the kind in the cell.
      } select: { id in
        Task { await viewModel.didSelect(id) }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
    }

    private func closeButtonTapped() {
      viewModel.closeButtonTapped()
    }
  }
#endif
