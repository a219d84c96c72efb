import MvvmgenAppModel
import MvvmgenStorage

/// The controls of a view controller that is written in code.
struct ControlPieces {
  private let draft: ViewDraft
  /// Whether embedded screens fill the lower half of the view.
  private let isAboveChildren: Bool
  private let buttons: ButtonPieces

  init(_ draft: ViewDraft, isAboveChildren: Bool) {
    (self.draft, self.isAboveChildren) = (draft, isAboveChildren)
    buttons = ButtonPieces(draft, isBarOnly: false)
  }

  /// The controls that are read or changed after the view has been built.
  var properties: CodeList {
    draft.shown.map(label)
      + draft.edited.map { "private let \($0.control) = \($0.editor.controlType)()" }
      + draft.errors.map(label) + buttons.properties
  }

  private func label(_ state: Property) -> Code { "private let \(state.name.label) = UILabel()" }

  /// The controls, from above.
  private var rows: CodeList {
    draft.shown.map { "\($0.name.label)" }
      + draft.edited.map { "\($0.editor.needsTitle ? $0.name.row : $0.control)" }
      + draft.errors.map { "\($0.name.label)" } + buttons.rows
  }

  private var hints: CodeList {
    let edited = draft.texts.filter(\.isEdited)
    return edited.map { "// Yours to edit: `\(.viewModel).\(unescaped: $0.name)`." } + draft.hints
  }

  private func prepare(_ value: ViewDraft.Edited) -> Code {
    let (control, title) = (value.control, draft.words(value.name.title))
    let traits: CodeList = value.editor.traits.map { "\(control).\($0)" }
    guard value.editor.needsTitle else {
      return .lines([.assignment("\(control).placeholder", title)] + traits)
    }
    return """
      \(lines: traits)
      \(Code.assignment("\(control).accessibilityLabel", title))
      let \(value.name.caption) = UILabel()
      \(Code.assignment("\(value.name.caption).text", title))
      \(Code.assignment(
        "let \(value.name.row)",
        "UIStackView(arrangedSubviews: [\(value.name.caption), \(control)])"))
      """
  }

  /// The action that runs when the user changes the value. The control retains it, so it mustn't
  /// retain the control.
  private func tell(_ value: ViewDraft.Edited) -> Code {
    guard value.isState || value.change != nil else { return .empty }
    let control = value.control
    let head = Code.fitting(
      "UIAction { [\(.viewModel), unowned \(control)] _ in",
      """
      UIAction {
        [\(.viewModel), unowned \(control)] _ in
      """)
    let values = ControlValues([value], isAsync: value.change?.isAsync == true)
    return """
      \(control).addAction(
        \(head)
          \(lines: values.reading)
          \(value.setting(to: values[value]))
        }, for: \(value.editor.event))
      """
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Statements for `viewDidLoad`.
  var preparation: CodeList {
    ["view.backgroundColor = .systemBackground"] + buttons.inBar
      + (isEmpty ? hints : ["buildView()"])
  }

  /// The method that builds the view; nothing if the view is empty.
  var buildView: Code {
    guard !isEmpty else { return .empty }
    let fields: CodeList = draft.edited.map { value in
      .lines([
        prepare(value),
        .assignment("\(value.control).accessibilityIdentifier", draft.identifier(value.name)),
        tell(value),
      ])
    }
    return """
      private func buildView() {
        \(sections: [
          .lines(fields), readable, alarming, bordered, .lines(buttons.inContent), arrangement,
        ])
      }
      """
  }

  private var arrangement: Code {
    """
    \(Code.array("let rows = UIStackView(arrangedSubviews: ", rows, ")"))
    rows.fill(view\(isAboveChildren ? ", downTo: view.centerYAnchor" : ""))
    \(lines: hints)
    """
  }

  /// Makes labels use the user's text size, and wrap.
  private var readable: Code {
    let captions = draft.edited.filter(\.editor.needsTitle).map(\.name.caption)
    let labels = draft.shown.map(\.name.label) + captions + draft.errors.map(\.name.label)
    return Self.each(of: labels, "label", "numberOfLines = 0")
  }

  private var alarming: Code {
    .lines(
      draft.errors.map { error in
        .lines([
          .assignment("\(error.name.label).textColor", ".systemRed"),
          .assignment(
            "\(error.name.label).accessibilityIdentifier", draft.identifier(error.name)),
        ])
      })
  }

  private var bordered: Code {
    let fields = draft.edited.filter(\.editor.isTyped).map(\.control)
    return Self.each(of: fields, "field", "borderStyle = .roundedRect")
  }

  /// Gives all of them the user's text size, in a loop if there are several.
  private static func each(of names: [MemberName], _ variable: Code, _ setting: Code) -> Code {
    guard let first = names.first else { return .empty }
    func code(_ one: Code) -> Code {
      """
      \(one).font = .preferredFont(forTextStyle: .body)
      \(one).adjustsFontForContentSizeCategory = true
      \(one).\(setting)
      """
    }
    guard names.count > 1 else { return code("\(first)") }
    return .loop(variable, over: names.map { "\($0)" }, code(variable))
  }
}
