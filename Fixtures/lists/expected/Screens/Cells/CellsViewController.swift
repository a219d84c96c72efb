#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the cells screen.
  final class CellsViewController: GeneratedRuntime.ListTableViewController<Cell, UITableViewCell> {
    private let viewModel: any CellsViewModel

    init(viewModel: any CellsViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, item in
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: item.id)
        cell.contentConfiguration = content
      } select: { id in
        // Call the view model.
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Cells"
    }
  }
#endif
