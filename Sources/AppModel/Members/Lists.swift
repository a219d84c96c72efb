import MvvmgenStorage
import MvvmgenSyntax

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
  init(of item: SwiftType, _ actions: [Screen.Action]) {
    self.item = item
    guard case .named(let parts) = item.kind, let name = parts.last?.name else {
      (variable, selection) = (Self.anyItem, nil)
      return
    }
    let variable = name.lowercased
    let isTaken = variable == .viewModel || Self.taken.contains(variable.interned.bytes)
    self.variable = isTaken ? Self.anyItem : variable
    let takers = actions.filter { [item] in $0.signature.takesID(of: item) }
    let only = takers.count == 1 ? takers.first : nil
    // Tapping a row must never delete it.
    selection =
      takers.first { $0.forwarded != nil || $0.signature.isCalledSelection }
      ?? only.flatMap { $0.signature.isCalledRemoval ? nil : $0 }
  }

  private static let anyItem = MemberName("item")
  /// Names with another meaning where an item is shown.
  private static let taken = WordSet(["body", "cell", "id", "self"])
}

extension Screen {
  /// Whether an event may be that of a tapped row, while a tapped row calls no action.
  func isOfUntappedRow(_ event: Signature) -> Bool {
    guard let list, list.selection == nil else { return false }
    guard !event.isCalledSelection else { return !event.parameters.isEmpty }
    let takers = ([event] + actions.map(\.signature)).filter { $0.takesID(of: list.item) }
    // Another action that takes it may send the event, unless it removes the item.
    return takers.contains(event) && !event.isCalledRemoval
      && takers.dropFirst().allSatisfy(\.isCalledRemoval)
  }
}

extension Signature {
  /// Whether an item's id is all that it takes.
  fileprivate func takesID(of item: SwiftType) -> Bool {
    guard case .named(let parts) = item.kind else { return false }
    let id = SwiftType.NamePart(name: TypeName(validated: "ID"))
    return parameters.map(\.type) == [.named(parts + [id])]
  }

  /// Whether its name says that something was selected.
  fileprivate var isCalledSelection: Bool {
    ["select", "didSelect"].contains { name.text.hasPrefix($0) }
  }

  /// Whether its name says that something is removed.
  fileprivate var isCalledRemoval: Bool {
    let words = ["cancel", "clear", "delete", "discard", "remove"]
    let name = name.text.hasPrefix("did") ? name.text.dropFirst(3).lowercased() : name.text
    return words.contains { name.hasPrefix($0) }
  }
}
