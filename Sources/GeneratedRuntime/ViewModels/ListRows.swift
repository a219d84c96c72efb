#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The items that a data source shows, each with a unique identifier, which UIKit requires and a
  /// list doesn't: items with the same id are distinguished by their order.
  @MainActor
  struct ListRows<Item: Identifiable> {
    /// Unchecked, since ids needn't be `Sendable`, and rows stay on the main actor.
    struct Row: Hashable, @unchecked Sendable {
      let id: Item.ID
      let copy: Int
    }

    private var items: [Row: Item] = [:]

    subscript(row: Row) -> Item? { items[row] }

    /// Returns the list's rows: those that were shown before are filled again.
    mutating func show(_ list: ListViewModel<Item>) -> NSDiffableDataSourceSnapshot<Int, Row> {
      let before = items
      items = [:]
      var copies: [Item.ID: Int] = [:]
      let rows = list.items.map { item in
        let row = Row(id: item.id, copy: copies[item.id, default: 0])
        copies[item.id] = row.copy + 1
        items[row] = item
        return row
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
      snapshot.appendSections([0])
      snapshot.appendItems(rows)
      snapshot.reconfigureItems(rows.filter { before[$0] != nil })
      return snapshot
    }
  }
#endif
