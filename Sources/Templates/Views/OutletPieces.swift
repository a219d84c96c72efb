import MvvmgenAppModel
import MvvmgenStorage

/// The outlets and actions that a storyboard connects to a view controller.
struct OutletPieces {
  private(set) var outlets: CodeList
  /// The methods that controls call.
  var actions: CodeList { methods.map { $0 } }
  private var methods: [Code] = []
  private var taken: Set<MemberName> = []

  init(_ draft: ViewDraft) {
    func outlet(_ name: MemberName, _ type: Code) -> Code {
      .property("@IBOutlet private weak var \(name)", "\(type)?")
    }
    outlets =
      draft.texts.map { outlet($0.name.label, "UILabel") }
      + draft.edited.map { outlet($0.control, $0.editor.controlType) }
      + draft.buttons.filter(\.tap.isGuarded).map { outlet($0.name, "UIButton") }
    for value in draft.edited where value.isState || value.change != nil {
      let values = ControlValues([value], isAsync: value.change?.isAsync == true, in: "sender")
      add(
        value.change?.signature.name ?? value.name.changed, value.editor.controlType, values,
        value.setting(to: values[value]), isAsync: value.change?.isAsync == true)
    }
    for tap in draft.taps {
      let values = ControlValues(tap.entered, isAsync: tap.action.isAsync, isOptional: true)
      add(
        tap.action.signature.name, "Any", values, tap.call { values[$0] },
        isAsync: tap.action.isAsync)
    }
  }

  /// - Parameters:
  ///   - name: unless Objective-C has a method of that name.
  ///   - isAsync: whether it calls in a task, which mustn't retain the view controller.
  private mutating func add(
    _ name: MemberName, _ sender: Code, _ values: ControlValues, _ call: Code, isAsync: Bool
  ) {
    let own = Self.isInherited(name) ? name + FreeSuffix.action : name
    let name = own.free(FreeSuffix.action, avoiding: taken)
    taken.insert(name)
    methods.append(
      """
      @IBAction private func \(name)(\(list: ["_ sender: \(sender)"])) {
        \(isAsync ? Self.unwrapped : "")
        \(lines: values.reading + [call])
      }
      """)
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
