import AppModel
import Storage
import Syntax

/// The rows of a SwiftUI view.
struct ViewPieces {
  /// Whether its list is a grid.
  let isGrid: Bool
  /// What the user enters for the actions that take it.
  private(set) var entered: [Entered] = []
  private(set) var rows: [Code] = []
  /// Behind the content: what is done when it appears, or is pulled down.
  private(set) var modifiers: [Code] = []
  /// Those whose members it names.
  private(set) var types: [SwiftType] = []
  private(set) var needsRuntime = false
  /// Whether it edits what the view model has.
  private(set) var isBindable = false
  private let screen: Screen
  /// The types of what the view model has, and of what is entered.
  private let shown: [MemberName: SwiftType]
  private var enteredTypes: [MemberName: SwiftType] = [:]

  /// A parameter that the view keeps until its action is called.
  struct Entered {
    let name: MemberName
    let type: SwiftType
    let editor: ViewEditor
  }

  init(_ screen: Screen, isGrid: Bool) {
    self.screen = screen
    self.isGrid = isGrid && screen.list != nil
    shown = Dictionary(
      screen.state.lazy.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let selection = screen.list?.selection?.signature
    let actions = screen.actions.filter { $0.signature != selection }
    for action in actions { gather(action) }
    let state = screen.list == nil ? screen.state : ArenaList(screen.state.dropFirst())
    for state in state where !state.isEdited { show(state) }
    if let list = screen.list { show(list) }
    for field in screen.state where field.isEdited { edit(field) }
    for value in entered { edit(value.name, value.editor, "$\(unescaped: value.name)") }
    for action in actions { add(action) }
    if rows.isEmpty { rows = ["Text(\"\(screen.names.base.title)\")"] }
  }
}

// MARK: - State

extension ViewPieces {
  private mutating func show(_ state: Property) {
    let value: Code = "\(.viewModel).\(state.name)"
    switch state.type.text {
    case "String": rows.append("Text(\(list: [value]))")
    case "String?":
      rows.append(
        """
        if let \(state.name) = \(value) {
          Text(\(state.name))
        }
        """)
    default:
      let described: Code = "String(\(list: ["describing: \(value)"]))"
      rows.append(.call("LabeledContent", ["\"\(state.name.title)\"", "value: \(described)"]))
    }
  }

  private mutating func show(_ list: Screen.List) {
    needsRuntime = true
    types.append(list.item)
    let text: Code = "String(describing: \(list.variable).id)"
    let row: Code
    if let action = list.selection, let parameter = action.signature.parameters.first {
      let label: Code = parameter.argumentLabel.map { "\(argument: $0): " } ?? ""
      row = button(text, action, ["\(label)\(list.variable).id"])
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

  private mutating func edit(_ field: Property) {
    guard let editor = ViewEditor(field.type, name: field.name) else {
      show(field)
      return rows.append("// Yours to edit: `$\(.viewModel).\(unescaped: field.name)`.")
    }
    isBindable = true
    edit(field.name, editor, "$\(.viewModel).\(field.name)")
  }

  private mutating func edit(_ name: MemberName, _ editor: ViewEditor, _ binding: Code) {
    if editor.needsFoundation { types.append(Self.date) }
    rows.append(
      """
      \(editor.control(name.title, binding))
        .accessibilityIdentifier(\(list: [identifier(name)]))
      """)
  }

  /// A type of Foundation's.
  private static let date = RunMemory.permanent { SwiftType(TypeName(validated: "Date")) }
}

// MARK: - Actions

extension ViewPieces {
  /// Notes what the user has to enter before the action can be called.
  private mutating func gather(_ action: Screen.Action) {
    let missing = action.signature.parameters.filter { !isShown($0) }
    let values = missing.compactMap { parameter in
      ViewEditor(parameter.type, name: parameter.name).map {
        Entered(name: parameter.name, type: parameter.type, editor: $0)
      }
    }
    guard values.count == missing.count, values.allSatisfy(isFree) else { return }
    for value in values where enteredTypes.updateValue(value.type, forKey: value.name) == nil {
      entered.append(value)
    }
  }

  private func isFree(_ value: Entered) -> Bool {
    let same = enteredTypes[value.name]
    return same.map { $0 == value.type } ?? !["body", "viewModel"].contains(value.name.text)
  }

  private mutating func add(_ action: Screen.Action) {
    let name = action.signature.name
    guard let arguments = arguments(of: action) else {
      rows.append("// Yours to call: `\(.viewModel).\(unescaped: name)`.")
      return
    }
    if arguments.isEmpty, action.isAsync, let modifier = Self.modifier(for: name) {
      modifiers.append(
        """
        .\(modifier) {
          await \(.viewModel).\(name)()
        }
        """)
    } else {
      rows.append(button("\"\(name.titleOfAction)\"", action, arguments))
    }
  }

  /// What an action says by its name that it is for.
  private static func modifier(for name: MemberName) -> Code? {
    func begins(_ verb: String) -> Bool {
      let text = name.text
      return text.hasPrefix(verb)
        && text.dropFirst(verb.count).unicodeScalars.first?.properties.isLowercase != true
    }
    if begins("load") { return "task" }
    return begins("refresh") || begins("reload") ? "refreshable" : nil
  }

  private mutating func button(
    _ title: Code, _ action: Screen.Action, _ arguments: CodeList
  ) -> Code {
    let name = action.signature.name
    let call: Code = "\(.viewModel).\(name)(\(list: arguments))"
    if action.isAsync { needsRuntime = true }
    return """
      Button(\(title)) {
        \(action.isAsync ? "Task(whileShown: \(.viewModel)) { \(block: "await \(call)") }" : call)
      }
      .accessibilityIdentifier(\(list: [identifier(name)]))
      """
  }

  /// Nil where it takes what the view doesn't have.
  private func arguments(of action: Screen.Action) -> CodeList? {
    var arguments: [Code] = []
    for parameter in action.signature.parameters {
      let value: Code
      if isShown(parameter) {
        value = "\(.viewModel).\(parameter.name)"
      } else if enteredTypes[parameter.name] == parameter.type {
        value = "\(parameter.name)"
      } else {
        return nil
      }
      arguments.append(parameter.argumentLabel.map { "\(argument: $0): \(value)" } ?? value)
    }
    return arguments.map(\.self)
  }

  /// Whether the view model has it, under the same name.
  private func isShown(_ parameter: Signature.Parameter) -> Bool {
    shown[parameter.name] == parameter.type
  }

  /// `login.signIn`, for UI tests.
  private func identifier(_ name: MemberName) -> Code {
    "\"\(unescaped: screen.names.variable).\(unescaped: name)\""
  }
}
