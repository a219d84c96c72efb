import AppModel
import Storage
import Syntax

/// The rows of a SwiftUI view.
struct ViewPieces {
  /// Whether its list is a grid.
  let isGrid: Bool
  private let draft: ViewDraft
  let returnKey: ReturnKeyPieces
  private(set) var rows: [Code] = []
  /// Modifiers after the content: the actions called when it appears or is pulled down.
  private(set) var modifiers: [Code] = []
  /// The types whose members it names.
  private(set) var types: [SwiftType] = []
  private(set) var needsRuntime = false

  /// - Parameter told: the actions that flows call.
  init(_ screen: Screen, told: Set<MemberName>, isGrid: Bool, hasChildren: Bool = false) {
    self.isGrid = isGrid && screen.list != nil
    draft = ViewDraft(
      screen, told: told, canEnter: true, canPull: true, canDisable: true,
      reserved: ["body", FixedName.viewModel.text])
    returnKey = ReturnKeyPieces(draft)
    for state in draft.shown { show(state) }
    for value in draft.edited { edit(value) }
    if let list = screen.list { show(list) }
    for state in draft.errors { show(state) }
    for tap in draft.taps { show(tap) }
    rows += draft.others.map(\.hint)
    if rows.isEmpty, !hasChildren { rows = ["Text(\"\(screen.names.base.title)\")"] }
    modify("task", draft.firsts)
    modify("refreshable", draft.refreshes)
  }

  /// The values that the view keeps until an action takes them.
  var entered: [ViewDraft.Edited] { draft.edited.filter { !$0.isState } }

  /// Whether the view, or hand-written code in it, may edit the view model's state.
  var isBindable: Bool { draft.screen.state.contains(where: \.isEdited) }
}

// MARK: - State

extension ViewPieces {
  private mutating func show(_ state: Property) {
    let value: Code = "\(.viewModel).\(state.name)"
    if (draft.firsts + draft.refreshes).contains(where: { $0.isUnderWay(while: state) }) {
      return rows.append(
        """
        if \(value) {
          ProgressView()
        }
        """)
    }
    let text = StateText(state)
    if text.needsFoundation { types.append(Self.date) }
    rows.append(
      text.isOptional ? present(state, row(state, text, "\(state.name)")) : row(state, text, value))
    guard state.isEdited else { return }
    rows.append("// Yours to edit: `$\(.viewModel).\(unescaped: state.name)`.")
  }

  /// A row that is shown only if there is a value.
  private func present(_ state: Property, _ row: Code) -> Code {
    let head: Code = "if let \(state.name) = \(.viewModel).\(state.name)"
    return .fitting(
      """
      \(head) {
        \(row)
      }
      """,
      """
      \(head)
      {
        \(row)
      }
      """)
  }

  private func row(_ state: Property, _ text: StateText, _ value: Code) -> Code {
    if state.isError {
      return """
        Text(\(list: [value]))
          .foregroundStyle(.red)
        """
    }
    if text.isText { return "Text(\(list: [value]))" }
    return .call(
      "LabeledContent", ["\"\(state.name.title)\"", "value: \(text.text(of: value))"])
  }

  private mutating func show(_ list: Screen.List) {
    needsRuntime = true
    types.append(list.item)
    let text: Code = "String(describing: \(list.variable).id)"
    let row: Code
    if let action = list.selection, let parameter = action.signature.parameters.first {
      let call = action.call([.argument(parameter.argumentLabel, "\(list.variable).id")])
      row = """
        \(Self.button(text, call))
        \(identified(action.signature.name))
        """
    } else {
      row = "Text(\(text))"
    }
    rows.append(
      """
      ForEach(\(.viewModel).\(.list).items) { \(list.variable) in
        \(row)
      }
      """)
  }

  private mutating func edit(_ value: ViewDraft.Edited) {
    if value.editor.needsFoundation { types.append(Self.date) }
    let identifier = identified(value.name)
    if value.isState, !value.isField, let change = value.change {
      rows.append(
        """
        \(control(value, telling: change))
        \(lines: value.editor.modifiers + returnKey.modifiers(of: value))
        \(identifier)
        """)
    } else {
      rows.append(
        """
        \(value.editor.control(value.name.title, binding(value)))
          \(lines: value.editor.modifiers + returnKey.modifiers(of: value))
          \(telling(value))
          \(identifier)
        """)
    }
  }

  private func binding(_ value: ViewDraft.Edited) -> Code {
    value.isState ? "$\(.viewModel).\(value.name)" : "$\(unescaped: value.name)"
  }

  /// Shows the view model's value, and passes on the user's changes.
  private mutating func control(
    _ value: ViewDraft.Edited, telling change: Screen.Action
  ) -> Code {
    if change.isAsync { needsRuntime = true }
    return value.editor.control(
      value.name.title, get: "\(.viewModel).\(value.name)",
      parameter: change.isAsync ? " value in" : "",
      set: change.call(with: change.isAsync ? "value" : "$0"))
  }

  /// Calls the view model's action on each change of a value that the view keeps or sets.
  private mutating func telling(_ value: ViewDraft.Edited) -> Code {
    guard let change = value.change else { return .empty }
    if change.isAsync { needsRuntime = true }
    let source: Code = value.isField ? "\(.viewModel).\(value.name)" : "\(value.name)"
    return """
      .onChange(of: \(source)) {
        \(change.call(with: source))
      }
      """
  }

  /// Foundation's `Date`.
  private static let date = RunMemory.permanent { SwiftType(TypeName(validated: "Date")) }
}

// MARK: - Actions

extension ViewPieces {
  private mutating func modify(_ modifier: Code, _ actions: [Screen.Action]) {
    guard !actions.isEmpty else { return }
    let calls = actions.map { action -> Code in
      "\(action.isAsync ? "await " : "")\(.viewModel).\(action.signature.name)()"
    }
    modifiers.append(
      """
      .\(modifier) {
        \(lines: calls.map(\.self))
      }
      """)
  }

  private mutating func show(_ tap: ViewDraft.Tap) {
    if tap.action.isAsync { needsRuntime = true }
    let name = tap.action.signature.name
    let title: Code = "\"\(name.titleOfAction)\""
    let busy: Code? = tap.busy.map { ".disabled(\(list: ["\(.viewModel).\($0.name)"]))" }
    let call = returnKey.method(for: tap).map { "\($0)()" } ?? tap.call { "\($0.name)" }
    rows.append(
      """
      \(Self.button(title, call))
      \(busy ?? "")
      \(identified(name))
      """)
  }

  private static func button(_ title: Code, _ call: Code) -> Code {
    """
    Button(\(title)) {
      \(call)
    }
    """
  }

  private func identified(_ name: MemberName) -> Code {
    ".accessibilityIdentifier(\(list: [draft.identifier(name)]))"
  }
}
