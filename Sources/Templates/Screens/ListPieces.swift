import AppModel
import Language
import Storage

/// The additional pieces of a view controller for a list.
struct ListPieces {
  let list: Screen.List
  /// Whether the list is read where it is tracked; otherwise a property tells of it.
  private let isTracked: Bool
  /// Whether it is a collection; otherwise it is a table.
  private let isGrid: Bool

  /// Nil for a screen without a list.
  init?(_ screen: Screen, _ variant: MemberName?, _ configuration: Configuration) {
    guard let list = screen.list, case .uikit = screen.view else { return nil }
    self.list = list
    isTracked = configuration.observation == .observable
    isGrid = variant?.text == "grid"
  }

  var superclass: Code {
    isGrid
      ? "\(.runtime).ListCollectionViewController<\(list.item), UICollectionViewCell>"
      : "\(.runtime).ListTableViewController<\(list.item), UITableViewCell>"
  }

  var initialization: Code {
    """
    super.init(\(.viewModel).\(isTracked ? "\(.list)" : Code.observedList)) { cell, \(list.variable) in
      // Show the \(list.variable) in the cell.
    } select: { id in
      \(selection)
    }
    """
  }

  private var selection: Code {
    guard let action = list.selection, let parameter = action.signature.parameters.first else {
      return "// Call the view model."
    }
    let label: Code = parameter.argumentLabel.map { "\(argument: $0): " } ?? ""
    let call: Code = "\(.viewModel).\(action.signature.name)(\(list: ["\(label)id"]))"
    return action.isAsync ? "Task { \(block: "await \(call)") }" : call
  }
}
