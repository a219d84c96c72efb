#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the cells screen.
  final class CellsViewController: GeneratedRuntime.ListTableViewController<Cell, UITableViewCell> {
    private let viewModel: any CellsViewModel

    init(viewModel: any CellsViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, item in
        // Show the item in the cell.
      } select: { id in
        // Call the view model.
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
    }
  }
#endif
