import MvvmgenAppModel
import MvvmgenStorage

/// The outlets and actions that a storyboard connects to a view controller.
struct OutletPieces {
  private let draft: ViewDraft
  private(set) var outlets: [Code] = []
  /// The methods that controls call.
  private(set) var actions: [Code] = []
  private var taken: Set<MemberName> = []

  init(_ draft: ViewDraft) {
    self.draft = draft
    for state in draft.texts { outlets.append(outlet(state.name.label, "UILabel")) }
    for value in draft.edited { edit(value) }
    for (name, tap) in draft.buttons where tap.isGuarded {
      outlets.append(outlet(name, "UIButton"))
    }
    for tap in draft.taps {
      let isAsync = tap.action.isAsync
      let values = ControlValues(tap.entered, isAsync: isAsync, isOptional: true) {
        "\($0.control)"
      }
      let calls = values.reading + [tap.call { values[$0] }]
      actions.append(action(tap.action.signature.name, "Any", calls, isAsync))
    }
  }

  private func outlet(_ name: MemberName, _ type: Code) -> Code {
    .property("@IBOutlet private weak var \(name)", "\(type)?")
  }

  private mutating func edit(_ value: ViewDraft.Edited) {
    let type = value.editor.controlType
    outlets.append(outlet(value.control, type))
    guard value.isState || value.change != nil else { return }
    let isAsync = value.change?.isAsync == true
    let values = ControlValues([value], isAsync: isAsync) { _ in "sender" }
    let calls = values.reading + [value.setting(to: values[value])]
    actions.append(
      action(value.change?.signature.name ?? value.name.changed, type, calls, isAsync))
  }

  /// - Parameters:
  ///   - name: unless Objective-C has a method of that name.
  ///   - isAsync: whether it calls in a task, which mustn't retain the view controller.
  private mutating func action(
    _ name: MemberName, _ sender: Code, _ calls: CodeList, _ isAsync: Bool
  ) -> Code {
    let own = Self.isInherited(name) ? name + FreeSuffix.action : name
    let name = own.free(FreeSuffix.action, avoiding: taken)
    taken.insert(name)
    return """
      @IBAction private func \(name)(\(list: ["_ sender: \(sender)"])) {
        \(isAsync ? Self.unwrapped : "")
        \(lines: calls)
      }
      """
  }

  /// The view model itself, for tasks.
  static let unwrapped: Code = "guard let viewModel else { return }"

  /// Whether a view controller may have a method with that selector: a command, or the setter of a
  /// property, such as `setTitle:`.
  private static func isInherited(_ name: MemberName) -> Bool {
    let bytes = name.interned.bytes
    if commands.contains(name.text) { return true }
    guard bytes.starts(with: "set"), let next = bytes.dropFirst(3).first else { return false }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
  }

  /// Methods with a sender that responders declare, such as menu actions.
  private static let commands = WordSet([
    "alignCenter", "alignJustified", "alignLeft", "alignRight", "copy", "cut", "decreaseSize",
    "delete", "duplicate", "export", "find", "findAndReplace", "findNext", "findPrevious",
    "increaseSize", "isEqual", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "move", "newFromPasteboard", "paste", "pasteAndGo",
    "pasteAndMatchStyle", "pasteAndSearch", "performClose", "print", "rename", "select",
    "selectAll", "showWritingTools", "toggleBoldface", "toggleInspector", "toggleItalics",
    "toggleUnderline", "updateTextAttributes", "useSelectionForFind",
  ])
}
