/// Items in an order, each with an identity of its own: a view shows them by position, and says
/// which one was selected by id, so that a list that changed meanwhile can't select another.
public protocol ListModel<Item> {
  /// What the list is of.
  associatedtype Item: Identifiable

  /// All items, in order.
  var items: [Item] { get }
}

extension ListModel {
  /// How many items there are.
  public var count: Int { items.count }

  /// The item at a position; nil where there is none.
  public func item(at position: Int) -> Item? {
    let items = items
    return items.indices.contains(position) ? items[position] : nil
  }

  /// The item of an id, the first if there are several; nil where there is none.
  public func item(id: Item.ID) -> Item? {
    items.first { $0.id == id }
  }

  /// Where the item of an id is; nil where there is none.
  public func position(of id: Item.ID) -> Int? {
    items.firstIndex { $0.id == id }
  }
}

/// The items that a screen shows. It is a value: what is read of it doesn't change while a view
/// draws it, and only its owner can change the screen's.
public struct ListViewModel<Item: Identifiable>: ListModel {
  /// All items, in order.
  public var items: [Item]

  /// A list of items; empty without any.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// What another model holds now, read once.
  public init(_ model: some ListModel<Item>) {
    items = model.items
  }
}

extension ListViewModel: Equatable where Item: Equatable {}
extension ListViewModel: Sendable where Item: Sendable {}
