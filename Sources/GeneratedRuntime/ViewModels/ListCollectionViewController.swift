#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows a list in the cells of a collection, such as a grid; otherwise as
  /// ``ListTableViewController`` does.
  open class ListCollectionViewController<Item: Identifiable, Cell: UICollectionViewCell>:
    UICollectionViewController
  {
    private let list: ReadOnlyProperty<ListViewModel<Item>>
    private let fill: @MainActor (Cell, Item) -> Void
    private let onSelect: @MainActor (Item.ID) -> Void
    private var shown = ListViewModel<Item>()

    /// A collection of a list.
    ///
    /// - Parameters:
    ///   - layout: where cells lie; by default, they flow from line to line.
    ///   - fill: puts an item into a cell, which may have shown another one before.
    ///   - select: is told of the item that the user selected.
    public init(
      _ list: ReadOnlyProperty<ListViewModel<Item>>,
      layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
      fill: @escaping @MainActor (Cell, Item) -> Void,
      select: @escaping @MainActor (Item.ID) -> Void
    ) {
      self.list = list
      self.fill = fill
      onSelect = select
      super.init(collectionViewLayout: layout)
    }

    /// Lists don't come from storyboards.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    /// Begins to show the list.
    open override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "item")
      list.observe(self) { controller, list in
        controller.shown = list
        controller.collectionView.reloadData()
      }
    }

    /// As many as there are items.
    open override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      shown.count
    }

    /// A filled cell.
    open override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if let cell = cell as? Cell, let item = shown.item(at: indexPath.item) { fill(cell, item) }
      return cell
    }

    /// Reports the item.
    open override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      if let item = shown.item(at: indexPath.item) { onSelect(item.id) }
    }
  }
#endif
