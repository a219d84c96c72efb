/// An ordered list of identifiable items: a view shows them by position, and reports the selected
/// one by id, so that a list that has changed meanwhile can't select the wrong one.
public protocol ListModel<Item> {
  /// The type of the items.
  associatedtype Item: Identifiable

  /// All items, in order.
  var items: [Item] { get }
}

extension ListModel {
  /// The number of items.
  public var count: Int { items.count }

  /// The item at a position; nil if there is none.
  public func item(at position: Int) -> Item? {
    let items = items
    return items.indices.contains(position) ? items[position] : nil
  }

  /// The item with an id, the first if there are several; nil if there is none.
  public func item(id: Item.ID) -> Item? {
    items.first { $0.id == id }
  }

  /// The position of the item with an id; nil if there is none.
  public func position(of id: Item.ID) -> Int? {
    items.firstIndex { $0.id == id }
  }
}

/// The items that a screen shows. It is a value: it doesn't change while a view draws it, and only
/// its owner can change the screen's list.
public struct ListViewModel<Item: Identifiable>: ListModel {
  /// All items, in order.
  public var items: [Item]

  /// Creates a list of items; empty by default.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// Copies the current items of another model.
  public init(_ model: some ListModel<Item>) {
    items = model.items
  }
}

extension ListViewModel: Equatable where Item: Equatable {}
extension ListViewModel: Sendable where Item: Sendable {}
