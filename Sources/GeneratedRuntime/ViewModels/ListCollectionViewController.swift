#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows a list in the cells of a collection view, such as a grid; otherwise like
  /// ``ListTableViewController``.
  open class ListCollectionViewController<Item: Identifiable, Cell: UICollectionViewCell>:
    UICollectionViewController
  {
    private let begin: @MainActor (ListCollectionViewController) -> Void
    private let fill: @MainActor (Cell, Item) -> Void
    private let onSelect: @MainActor (Item.ID) -> Void
    private var shown = ListRows<Item>()
    private var source: UICollectionViewDiffableDataSource<Int, ListRows<Item>.Row>?

    /// Creates a collection view of a list.
    ///
    /// - Parameters:
    ///   - layout: the layout of the cells; by default, a flow layout.
    ///   - fill: configures a cell for an item; cells are reused.
    ///   - select: receives the id of the item that the user selected.
    public init(
      _ list: ReadOnlyProperty<ListViewModel<Item>>,
      layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
      fill: @escaping @MainActor (Cell, Item) -> Void,
      select: @escaping @MainActor (Item.ID) -> Void
    ) {
      begin = { controller in list.observe(controller) { $0.show($1) } }
      self.fill = fill
      onSelect = select
      super.init(collectionViewLayout: layout)
    }

    #if canImport(Observation)
      /// A collection of a list that is tracked with Observation, such as that of an `@Observable`
      /// view model: `super.init(viewModel.list)`.
      ///
      /// - Parameters:
      ///   - list: is read again when it changed.
      ///   - layout: the layout of the cells; by default, a flow layout.
      ///   - fill: configures a cell for an item; cells are reused.
      ///   - select: receives the id of the item that the user selected.
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
      public init(
        _ list: @autoclosure @escaping @MainActor () -> ListViewModel<Item>,
        layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        fill: @escaping @MainActor (Cell, Item) -> Void,
        select: @escaping @MainActor (Item.ID) -> Void
      ) {
        begin = { controller in keepUpdated(controller) { $0.show(list()) } }
        self.fill = fill
        onSelect = select
        super.init(collectionViewLayout: layout)
      }
    #endif

    /// Not supported: lists can't be loaded from storyboards.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Starts showing the list.
    open override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "item")
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        [weak self] collection, path, row in
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        if let self, let cell = cell as? Cell, let item = shown[row] { fill(cell, item) }
        return cell
      }
      begin(self)
    }

    private func show(_ list: ListViewModel<Item>) {
      let changes = shown.show(list)
      source?.apply(changes, animatingDifferences: collectionView.window != nil)
    }

    /// The item at an index path, for menus and the like; nil if there is none.
    public func item(at indexPath: IndexPath) -> Item? {
      source?.itemIdentifier(for: indexPath).flatMap { shown[$0] }
    }

    /// Reports the selected item.
    open override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      if let item = item(at: indexPath) { onSelect(item.id) }
    }
  }
#endif
