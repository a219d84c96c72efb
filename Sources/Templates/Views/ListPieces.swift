import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The additional pieces of a view controller for a list.
struct ListPieces {
  let list: Screen.List
  /// Whether reads of the list are tracked; otherwise a property publishes its changes.
  private let isTracked: Bool
  /// Whether it is a collection; otherwise it is a table.
  private let isGrid: Bool

  /// Nil for a screen without a list.
  init?(_ screen: Screen, _ variant: MemberName?) {
    guard let list = screen.list, case .uikit = screen.view else { return nil }
    self.list = list
    isTracked = screen.isTracked
    isGrid = variant?.text == "grid"
  }

  var superclass: Code {
    isGrid
      ? "\(.runtime).ListCollectionViewController<\(list.item), UICollectionViewCell>"
      : "\(.runtime).ListTableViewController<\(list.item), UITableViewCell>"
  }

  func initialization(_ draft: ViewDraft) -> Code {
    """
    super.init(\(.viewModel).\(isTracked ? "\(.list)" : Code.observedList)) { cell, \(list.variable) in
      var content = UIListContentConfiguration.cell()
      content.text = String(describing: \(list.variable))
      cell.contentConfiguration = content
      \(identifier(draft))
    } select: { id in
      \(selection)
    }
    """
  }

  private func identifier(_ draft: ViewDraft) -> Code {
    guard let name = list.selection?.signature.name else { return .empty }
    return .assignment(
      "cell.accessibilityIdentifier", draft.identifier(name, of: list.variable))
  }

  private var selection: Code {
    guard let action = list.selection else { return "// Call the view model." }
    return action.call(with: "id")
  }

  /// Statements for `viewDidLoad`, which add the buttons to the bar.
  func preparation(_ draft: ViewDraft, _ buttons: ButtonPieces) -> CodeList {
    buttons.inBar + [pulling(draft.refreshes)] + draft.hints
  }

  /// The refresh control, which calls these actions when the user pulls the list down.
  private func pulling(_ actions: [Screen.Action]) -> Code {
    guard let first = actions.first else { return .empty }
    let task = Code.task(besideTask: first.isBesideTask)
    return """
      \(isGrid ? "collectionView" : "tableView").refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [\(.viewModel)] action in
          \(task)(whileShown: \(.viewModel)) {
            \(lines: actions.map { "await \(.viewModel).\($0.signature.name)()" })
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
      """
  }
}
