#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows a list in the rows of a table view: configures reused cells, moves them when the list
  /// changes, and reports the id of the selected item.
  ///
  /// The data source is a diffable one. Subclasses override methods of `UITableViewDelegate`, and
  /// those of `UITableViewDataSource` that are declared here.
  open class ListTableViewController<Item: Identifiable, Cell: UITableViewCell>:
    UITableViewController
  {
    private let begin: @MainActor (ListTableViewController) -> Void
    private let fill: @MainActor (Cell, Item) -> Void
    private let onSelect: @MainActor (Item.ID) -> Void
    private var shown = ListRows<Item>()
    private var source: ListTableDataSource<ListRows<Item>.Row>?

    /// Creates a table view of a list.
    ///
    /// - Parameters:
    ///   - fill: configures a cell for an item; cells are reused.
    ///   - select: receives the id of the item that the user selected.
    public init(
      _ list: ReadOnlyProperty<ListViewModel<Item>>, style: UITableView.Style = .plain,
      fill: @escaping @MainActor (Cell, Item) -> Void,
      select: @escaping @MainActor (Item.ID) -> Void
    ) {
      begin = { controller in list.observe(controller) { $0.show($1) } }
      self.fill = fill
      onSelect = select
      super.init(style: style)
    }

    #if canImport(Observation)
      /// A table of a list that is tracked with Observation, such as that of an `@Observable` view
      /// model: `super.init(viewModel.list)`.
      ///
      /// - Parameters:
      ///   - list: is read again when it changed.
      ///   - fill: configures a cell for an item; cells are reused.
      ///   - select: receives the id of the item that the user selected.
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
      public init(
        _ list: @autoclosure @escaping @MainActor () -> ListViewModel<Item>,
        style: UITableView.Style = .plain,
        fill: @escaping @MainActor (Cell, Item) -> Void,
        select: @escaping @MainActor (Item.ID) -> Void
      ) {
        begin = { controller in keepUpdated(controller) { $0.show(list()) } }
        self.fill = fill
        onSelect = select
        super.init(style: style)
      }
    #endif

    /// Not supported: lists can't be loaded from storyboards.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Starts showing the list.
    open override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "item")
      source = ListTableDataSource(tableView: tableView) { [weak self] table, path, row in
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
        if let self, let cell = cell as? Cell, let item = shown[row] { fill(cell, item) }
        return cell
      }
      source?.controller = self
      begin(self)
    }

    private func show(_ list: ListViewModel<Item>) {
      let changes = shown.show(list)
      source?.apply(changes, animatingDifferences: tableView.window != nil)
    }

    /// The item in a row, for swipe actions and the like; nil if there is none.
    public func item(at indexPath: IndexPath) -> Item? {
      source?.itemIdentifier(for: indexPath).flatMap { shown[$0] }
    }

    /// Reports the selected item.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if let item = item(at: indexPath) { onSelect(item.id) }
    }

    // MARK: - Calls that the data source forwards

    /// Whether a row can be swiped and deleted; by default, none can.
    open override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { false }

    /// Called when the user deletes a row; by default, it does nothing. Let the view model change
    /// the list.
    open override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}

    /// The title above the list; by default, there is none.
    open override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// The title below the list; by default, there is none.
    open override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
  }
#endif
