import AppModel
import Storage

/// What a storyboard connects with a view controller.
struct OutletPieces {
  private let draft: ViewDraft
  private(set) var outlets: [Code] = []
  /// What controls call.
  private(set) var actions: [Code] = []
  private var taken: Set<String> = []

  init(_ draft: ViewDraft) {
    self.draft = draft
    for state in draft.shown { outlets.append(outlet(state.name.label, "UILabel")) }
    for value in draft.edited { edit(value) }
    for tap in draft.taps {
      let owner: Code = tap.action.isAsync ? "self." : ""
      let call = tap.call(of: owner) {
        $0.editor.value(of: "\(owner)\($0.control)", isOptional: true)
      }
      actions.append(action(tap.action.signature.name, "Any", call))
    }
  }

  private func outlet(_ name: MemberName, _ type: Code) -> Code {
    .property("@IBOutlet private weak var \(name)", "\(type)?")
  }

  private mutating func edit(_ value: ViewDraft.Edited) {
    let type = value.editor.controlType
    outlets.append(outlet(value.control, type))
    guard value.isState || value.change != nil else { return }
    let owner: Code = value.change?.isAsync == true ? "self." : ""
    let call = value.setting(to: value.editor.value(of: "sender"), of: owner)
    actions.append(action(value.change?.signature.name ?? value.name.changed, type, call))
  }

  /// - Parameter name: unless responders have a method of that name.
  private mutating func action(_ name: MemberName, _ sender: Code, _ call: Code) -> Code {
    var name = name
    while Self.commands.contains(name.text) || taken.contains(name.text) {
      name = name + FreeSuffix.action
    }
    taken.insert(name.text)
    return """
      @IBAction private func \(name)(\(list: ["_ sender: \(sender)"])) {
        \(call)
      }
      """
  }

  /// Methods with a sender that responders declare, such as menu actions.
  private static let commands = WordSet([
    "copy", "cut", "decreaseSize", "delete", "duplicate", "export", "find", "findAndReplace",
    "findNext", "findPrevious", "increaseSize", "move", "paste", "pasteAndGo",
    "pasteAndMatchStyle", "pasteAndSearch", "print", "rename", "select", "selectAll",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "updateTextAttributes",
    "useSelectionForFind",
  ])
}
