import GeneratedRuntime
import Testing
import UIKit

/// Tables and collections that show a list.
@MainActor
struct ListTests {
  struct Owl: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @MainActor
  final class Nest {
    @ObservableProperty var list = ListViewModel<Owl>()
    var property: ReadOnlyProperty<ListViewModel<Owl>> { $list }
    var selected: [Int] = []
  }

  final class OwlRow: UITableViewCell {
    var text = ""

    override func prepareForReuse() { text = "" }
  }

  final class OwlTile: UICollectionViewCell {
    var text = ""

    override func prepareForReuse() { text = "" }
  }

  let nest = Nest()

  init() {
    nest.list.items = [Owl(id: 7, name: "Barn owl"), Owl(id: 3, name: "Snowy owl")]
  }

  func makeTable() -> ListTableViewController<Owl, OwlRow> {
    ListTableViewController(nest.property) { row, owl in
      row.text += owl.name
    } select: { [nest] id in
      nest.selected.append(id)
    }
  }

  func makeCollection() -> ListCollectionViewController<Owl, OwlTile> {
    ListCollectionViewController(nest.property) { tile, owl in
      tile.text += owl.name
    } select: { [nest] id in
      nest.selected.append(id)
    }
  }

  func texts(_ table: ListTableViewController<Owl, OwlRow>) -> [String] {
    Simulation.cells(of: table.tableView).compactMap { ($0 as? OwlRow)?.text }
  }

  func texts(_ collection: ListCollectionViewController<Owl, OwlTile>) -> [String] {
    Simulation.cells(of: collection.collectionView).compactMap { ($0 as? OwlTile)?.text }
  }

  @Test func tableShowsTheListAndItsChanges() {
    let table = makeTable()
    #expect(texts(table) == ["Barn owl", "Snowy owl"])
    nest.list.items.append(Owl(id: 5, name: "Elf owl"))
    #expect(texts(table) == ["Barn owl", "Snowy owl", "Elf owl"])
    nest.list.items = []
    #expect(texts(table) == [])
  }

  @Test func collectionShowsTheListAndItsChanges() {
    let collection = makeCollection()
    #expect(texts(collection) == ["Barn owl", "Snowy owl"])
    nest.list.items.removeFirst()
    #expect(texts(collection) == ["Snowy owl"])
  }

  @Test func cellsAreUsedAgain() {
    let (table, collection) = (makeTable(), makeCollection())
    let rows = Simulation.cells(of: table.tableView)
    let tiles = Simulation.cells(of: collection.collectionView)
    for _ in 0..<3 {
      nest.list.items.reverse()
      #expect(Set(Simulation.cells(of: table.tableView)) == Set(rows))
      #expect(Set(Simulation.cells(of: collection.collectionView)) == Set(tiles))
    }
    #expect(texts(table) == ["Snowy owl", "Barn owl"])
    #expect(texts(collection) == ["Snowy owl", "Barn owl"])
  }

  @Test func selectionIsByID() {
    let (table, collection) = (makeTable(), makeCollection())
    Simulation.tap(row: 0, in: table.tableView)
    nest.list.items.reverse()
    Simulation.tap(row: 0, in: table.tableView)
    Simulation.tap(item: 1, in: collection.collectionView)
    #expect(nest.selected == [7, 3, 7])
  }

  @Test func whatIsGoneIsNotSelected() {
    let (table, collection) = (makeTable(), makeCollection())
    nest.list.items.removeLast()
    Simulation.tap(row: 1, in: table.tableView)
    Simulation.tap(item: 1, in: collection.collectionView)
    #expect(nest.selected == [])
  }

  /// UIKit throws if two rows have the same identifier; a list may have an item twice.
  @Test func anItemThatIsThereTwice() {
    let (table, collection) = (makeTable(), makeCollection())
    nest.list.items.append(Owl(id: 7, name: "Barn owl's twin"))
    #expect(texts(table) == ["Barn owl", "Snowy owl", "Barn owl's twin"])
    #expect(texts(collection) == ["Barn owl", "Snowy owl", "Barn owl's twin"])
    #expect(table.item(at: IndexPath(row: 2, section: 0))?.name == "Barn owl's twin")
    #expect(table.item(at: IndexPath(row: 3, section: 0)) == nil)
    #expect(Simulation.complaints == [])
  }

  /// Deletes rows, under a title.
  final class Nests: ListTableViewController<Owl, OwlRow> {
    var deleted: [Int] = []

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      item(at: indexPath)?.id != 7
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if let item = item(at: indexPath) { deleted.append(item.id) }
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Owls" }
  }

  @Test func theDataSourceAsksTheSubclass() throws {
    let nests = Nests(nest.property) { row, owl in
      row.text = owl.name
    } select: { _ in
    }
    let table = try #require(nests.tableView)
    let source = try #require(table.dataSource)
    let rows = (0...1).map { IndexPath(row: $0, section: 0) }
    #expect(rows.map { source.tableView(table, canEditRowAt: $0) } == [false, true])
    source.tableView(table, commit: .delete, forRowAt: rows[1])
    #expect(nests.deleted == [3])
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "Owls")
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    let plain = makeTable()
    let others = try #require(plain.tableView)
    #expect(others.dataSource?.tableView(others, canEditRowAt: rows[1]) == false)
  }

  /// The view model's property doesn't keep the table alive.
  @Test func tableIsFreed() {
    weak var table: UIViewController?
    do {
      let made = makeTable()
      #expect(texts(made).count == 2)
      table = made
    }
    #expect(table == nil)
  }
}
