import MvvmgenAppModel
import MvvmgenStorage

/// The rows of a SwiftUI view.
extension ViewTemplate {
  var rows: CodeList {
    draft.shown.map(row) + draft.edited.map(row)
      + [screen.list.map(row) ?? ""] + draft.errors.map(row)
      + draft.taps.map { $0.place == nil ? button($0) : "" }
  }

  private func row(_ state: Property) -> Code {
    let text = StateText(state)
    let row =
      text.isOptional
      ? present(state, row(state, text, "\(state.name)"))
      : row(state, text, "\(.viewModel).\(state.name)")
    guard state.isEdited else { return row }
    return """
      \(row)
      // Yours to edit: `$\(.viewModel).\(unescaped: state.name)`.
      """
  }

  /// A row that is shown only if there is a value.
  private func present(_ state: Property, _ row: Code) -> Code {
    // Over an empty list, it is in the list's place.
    let isRow: Code = state.isError && screen.list != nil ? ", !\(Self.listIsEmpty)" : ""
    let head: Code = "if let \(state.name) = \(.viewModel).\(state.name)\(isRow)"
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
      """,
      """
      if let \(state.name) = \(.viewModel)
        .\(state.name)\(isRow)
      {
        \(row)
      }
      """)
  }

  private func row(_ state: Property, _ text: StateText, _ value: Code) -> Code {
    if state.isError {
      return """
        Label(\(list: [value, "systemImage: \"exclamationmark.triangle\""]))
          .foregroundStyle(.red)
          \(identified(draft.identifier(state.name)))
        """
    }
    if text.isText { return "Text(\(list: [value]))" }
    let (title, shown): (Code, Code) = ("\"\(state.name.title)\"", text.text(of: value))
    if isObservable { return .call("LabeledContent", [title, "value: \(shown)"]) }
    return """
      HStack {
        Text(\(title))
        Spacer()
        \(Code.call("Text", [shown]))
      }
      .accessibilityElement(children: .combine)
      """
  }

  private func row(_ list: Screen.List) -> Code {
    let text: Code = "String(describing: \(list.variable))"
    var row: Code = "Text(\(text))"
    if let action = list.selection, !action.signature.parameters.isEmpty {
      row = """
        \(Self.button(text, action.call(with: "\(list.variable).id")))
        \(identified(draft.identifier(action.signature.name, of: list.variable)))
        """
    }
    return """
      ForEach(\(.viewModel).\(.list).items) { \(list.variable) in
        \(row)
      }
      """
  }

  // MARK: - The user's input

  private func row(_ value: ViewDraft.Edited) -> Code {
    let modifiers = value.editor.modifiers(configuration) + returnKey.modifiers(of: value)
    let identifier = identified(draft.identifier(value.name))
    // Shows the view model's value, and passes on the user's changes.
    if value.isOnlyTold, let change = value.change {
      let control = value.editor.control(
        value.name.title, get: "\(.viewModel).\(value.name)",
        parameter: change.isAsync ? " value in" : "",
        set: change.call(with: change.isAsync ? "value" : "$0"))
      return .lines([control] + modifiers + [identifier])
    }
    let binding: Code =
      value.isState ? "$\(.viewModel).\(value.name)" : "$\(unescaped: value.name)"
    return """
      \(value.editor.control(value.name.title, binding))
        \(lines: modifiers + [telling(value), identifier])
      """
  }

  /// Calls the view model's action on each change of a value that the view keeps or sets.
  private func telling(_ value: ViewDraft.Edited) -> Code {
    guard let change = value.change else { return .empty }
    let source: Code = value.isField ? "\(.viewModel).\(value.name)" : "\(value.name)"
    guard isObservable else {
      return """
        .whenChanged(\(source)) { \(value.name) in
          \(change.call(with: "\(value.name)"))
        }
        """
    }
    return """
      .onChange(of: \(source)) {
        \(change.call(with: source))
      }
      """
  }

  func button(_ tap: ViewDraft.Tap) -> Code {
    let name = tap.action.signature.name
    let title: Code =
      "\"\(name.titleOfAction)\"\(tap.action.isDestructive ? ", role: .destructive" : "")"
    let call = returnKey.method(for: tap).map { "\($0)()" } ?? tap.call { "\($0.name)" }
    return """
      \(Self.button(title, call))
      \(tap.isGuarded ? ".disabled(\(list: [tap.impossible]))" : "")
      \(identified(draft.identifier(of: tap.action)))
      """
  }

  private static func button(_ title: Code, _ call: Code) -> Code {
    """
    Button(\(title)) {
      \(call)
    }
    """
  }

  private func identified(_ identifier: Code) -> Code {
    ".accessibilityIdentifier(\(list: [identifier]))"
  }
}
