import MvvmgenAppModel
import MvvmgenStorage

/// The controls of a view controller that is written in code.
struct ControlPieces {
  private let draft: ViewDraft
  /// Whether embedded screens fill the lower half of the view.
  private let isAboveChildren: Bool
  /// The controls that are read or changed after the view has been built.
  private(set) var properties: [Code] = []
  private var labels: [MemberName] = []
  private var textFields: [MemberName] = []
  private var rows: [Code] = []
  private var fields: [Code] = []
  private let buttons: ButtonPieces
  private var hints: [Code] = []

  init(_ draft: ViewDraft, isAboveChildren: Bool = false) {
    self.draft = draft
    self.isAboveChildren = isAboveChildren
    buttons = ButtonPieces(draft, isBarOnly: false)
    for state in draft.shown { show(state) }
    for value in draft.edited { edit(value) }
    for state in draft.errors { show(state) }
    rows += buttons.rows.map { "\($0)" }
    properties += buttons.properties
    hints += draft.hints
  }

  private mutating func show(_ state: Property) {
    properties.append("private let \(state.name.label) = UILabel()")
    labels.append(state.name.label)
    rows.append("\(state.name.label)")
    guard state.isEdited else { return }
    hints.append("// Yours to edit: `\(.viewModel).\(unescaped: state.name)`.")
  }

  private mutating func edit(_ value: ViewDraft.Edited) {
    let control = value.control
    properties.append("private let \(control) = \(value.editor.controlType)()")
    fields.append(
      .lines([
        prepare(value),
        .assignment("\(control).accessibilityIdentifier", draft.identifier(value.name)),
        value.isState || value.change != nil ? tell(value) : "",
      ]))
    guard value.editor.needsTitle else {
      textFields.append(control)
      return rows.append("\(control)")
    }
    labels.append(value.name.caption)
    rows.append("\(value.name.row)")
  }

  private func prepare(_ value: ViewDraft.Edited) -> Code {
    let (control, title) = (value.control, draft.words(value.name.title))
    let traits: CodeList = value.editor.traits.map { $0.isEmpty ? "" : "\(control).\($0)" }
    guard value.editor.needsTitle else {
      return """
        \(Code.assignment("\(control).placeholder", title))
        \(lines: traits)
        """
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
    let control = value.control
    let head = Code.fitting(
      "UIAction { [\(.viewModel), unowned \(control)] _ in",
      """
      UIAction {
        [\(.viewModel), unowned \(control)] _ in
      """)
    let values = ControlValues([value], isAsync: value.change?.isAsync == true) {
      "\($0.control)"
    }
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
    let rest: CodeList = rows.isEmpty ? hints.map(\.self) : ["buildView()"]
    return ["view.backgroundColor = .systemBackground"] + buttons.inBar.map(\.self) + rest
  }

  /// The method that builds the view; nothing if the view is empty.
  var buildView: Code {
    guard !rows.isEmpty else { return .empty }
    return """
      private func buildView() {
        \(sections: [
          .lines(fields.map(\.self)), readable, alarming, bordered, .lines(buttons.inContent.map(\.self)), arrangement,
        ])
      }
      """
  }

  private var arrangement: Code {
    """
    \(arranged)
    rows.axis = .vertical
    rows.spacing = 16
    rows.translatesAutoresizingMaskIntoConstraints = false

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(rows)
    view.addSubview(scrollView)

    let content = scrollView.contentLayoutGuide
    let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
    fits.priority = .defaultLow
    NSLayoutConstraint.activate([
      fits,
      scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: \(bottom)),
      rows.topAnchor.constraint(equalTo: content.topAnchor),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    \(lines: hints.map(\.self))
    """
  }

  private var bottom: Code {
    isAboveChildren ? "view.centerYAnchor" : "view.keyboardLayoutGuide.topAnchor"
  }

  private var arranged: Code {
    let rows: CodeList = rows.map(\.self)
    return .fitting(
      "let rows = UIStackView(arrangedSubviews: [\(Code.joined(rows, by: ", "))])",
      """
      let rows = UIStackView(arrangedSubviews: [
        \(lines: rows.map { "\($0)," })
      ])
      """)
  }

  /// Makes labels use the user's text size, and wrap.
  private var readable: Code {
    Self.each(of: labels, "label") {
      """
      \($0).font = .preferredFont(forTextStyle: .body)
      \($0).adjustsFontForContentSizeCategory = true
      \($0).numberOfLines = 0
      """
    }
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
    Self.each(of: textFields, "field") {
      """
      \($0).font = .preferredFont(forTextStyle: .body)
      \($0).adjustsFontForContentSizeCategory = true
      \($0).borderStyle = .roundedRect
      """
    }
  }

  /// Runs the same statements for all of them, in a loop if there are several.
  private static func each(
    of names: [MemberName], _ variable: Code, _ code: (Code) -> Code
  ) -> Code {
    guard let first = names.first else { return .empty }
    guard names.count > 1 else { return code("\(first)") }
    return .loop(variable, over: names.map { "\($0)" }, code(variable))
  }
}
