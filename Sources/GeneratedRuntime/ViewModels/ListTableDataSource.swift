#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The rows of a table. Asks the view controller for everything else.
  final class ListTableDataSource<Row: Hashable & Sendable>:
    UITableViewDiffableDataSource<Int, Row>
  {
    weak var controller: UITableViewController?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      controller?.tableView(tableView, canEditRowAt: indexPath) ?? false
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      controller?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      controller?.tableView(tableView, titleForHeaderInSection: section)
    }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      controller?.tableView(tableView, titleForFooterInSection: section)
    }
  }
#endif
