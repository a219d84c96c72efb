import Storage
import Syntax

extension Property {
  /// The state of a screen that lists items.
  init(listOf item: SwiftType) {
    let type = SwiftType.named([
      SwiftType.NamePart(name: TypeName(.runtime)),
      SwiftType.NamePart(name: TypeName(.listViewModel), arguments: [item]),
    ])
    self.init(name: MemberName(.list), type: type, defaultValue: .call(.type(type), []))
  }
}

extension Screen.List {
  init(of item: SwiftType, _ actions: ArenaList<Screen.Action>) {
    self.item = item
    guard case .named(let parts) = item.kind, let name = parts.last?.name else {
      (variable, selection) = (Self.anyItem, nil)
      return
    }
    let variable = name.lowercased
    let isTaken = variable == .viewModel || Self.taken.contains(variable.interned.bytes)
    self.variable = isTaken ? Self.anyItem : variable
    let id = SwiftType.named(
      ArenaList(Array(parts) + [SwiftType.NamePart(name: TypeName(validated: "ID"))]))
    let takers = actions.filter { $0.signature.parameters.map(\.type) == [id] }
    let only = takers.count == 1 ? takers.first : nil
    // Tapping a row must never delete it.
    selection = takers.first { $0.isSelection } ?? only.flatMap { $0.isRemoval ? nil : $0 }
  }

  private static let anyItem = MemberName(constant: "item")
  /// Names with another meaning where an item is shown.
  private static let taken = WordSet(["body", "cell", "id", "self"])
}

extension Screen.Action {
  /// Whether its name says that something was selected, or it is a flow event.
  fileprivate var isSelection: Bool {
    let name = signature.name.text
    return forwarded != nil || name.hasPrefix("select") || name.hasPrefix("didSelect")
  }

  /// Whether its name says that something is removed.
  fileprivate var isRemoval: Bool {
    let name = signature.name.text
    return ["cancel", "clear", "delete", "discard", "remove"].contains { name.hasPrefix($0) }
  }
}
