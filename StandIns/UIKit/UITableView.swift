// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open private(set) var reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// Called before it is used again.
  open func prepareForReuse() {}
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Shows one section. As in UIKit, reloaded rows are requested when the table is laid out.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  var cells = ReusedCells<UITableViewCell>()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return }
    cells.makers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cells.dequeue(identifier) { $0.prepareForReuse() }
  }

  open func reloadData() { cells.reload() }
}

@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var tableView: UITableView! { view as? UITableView }

  open override func loadView() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Traps as UIKit does, where a subclass has rows and gives no cells.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    preconditionFailure("no cell for \(indexPath)")
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// The cells on screen, and those that wait to be used again.
@MainActor
struct ReusedCells<Cell: AnyObject> {
  var makers: [String: () -> Cell] = [:]
  private(set) var visible: [Cell] = []
  private(set) var isStale = true
  private var waiting: [Cell] = []

  mutating func dequeue(_ identifier: String, reuse: (Cell) -> Void) -> Cell {
    if let cell = waiting.popLast() {
      reuse(cell)
      return cell
    }
    guard let maker = makers[identifier] else {
      preconditionFailure("no cell is registered as \(identifier)")
    }
    return maker()
  }

  mutating func reload() { isStale = true }

  /// Removes the cells, so that they can be reused.
  mutating func clear() {
    waiting += visible
    visible = []
  }

  mutating func show(_ cells: [Cell]) {
    visible = cells
    isStale = false
  }
}

// What the user sees, and the user's actions.
extension Simulation {
  /// The table's cells, laid out.
  public static func cells(of table: UITableView) -> [UITableViewCell] {
    guard table.cells.isStale, let source = table.dataSource else { return table.cells.visible }
    table.cells.clear()
    let count = source.tableView(table, numberOfRowsInSection: 0)
    table.cells.show(
      (0..<count).map { source.tableView(table, cellForRowAt: IndexPath(row: $0, section: 0)) })
    return table.cells.visible
  }

  /// Taps a row, or one that was just removed.
  public static func tap(row: Int, in table: UITableView) {
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}
