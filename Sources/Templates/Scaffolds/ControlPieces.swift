import AppModel
import Language
import Storage

/// The controls of a view controller that is written in code.
struct ControlPieces {
  private let draft: ViewDraft
  /// The controls that are read or changed after the view was built.
  private(set) var properties: [Code] = []
  private var labels: [MemberName] = []
  private var rows: [Code] = []
  private var fields: [Code] = []
  private var buttons: [Code] = []
  private var hints: [Code] = []

  init(_ draft: ViewDraft) {
    self.draft = draft
    for state in draft.shown { show(state) }
    for value in draft.edited { edit(value) }
    for (name, tap) in draft.buttons {
      buttons.append(tap.button(name, kind: "UIButton", draft))
      rows.append("\(name)")
    }
    hints += draft.others.map(\.hint)
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
    guard value.editor.needsTitle else { return rows.append("\(control)") }
    rows.append("\(value.name.row)")
  }

  private func prepare(_ value: ViewDraft.Edited) -> Code {
    let control = value.control
    guard value.editor.needsTitle else {
      return """
        \(Code.assignment("\(control).placeholder", "\"\(value.name.title)\""))
        \(control).borderStyle = .roundedRect
        \(value.editor.trait.map { "\(control).\($0)" } ?? "")
        """
    }
    return """
      \(Code.assignment("\(control).accessibilityLabel", "\"\(value.name.title)\""))
      let \(value.name.caption) = UILabel()
      \(Code.assignment("\(value.name.caption).text", "\"\(value.name.title)\""))
      \(Code.assignment(
        "let \(value.name.row)",
        "UIStackView(arrangedSubviews: [\(value.name.caption), \(control)])"))
      """
  }

  /// What is done when the user changed the value. The control has the action, which so must not
  /// hold the control.
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

  /// What is done when the view was loaded.
  var preparation: CodeList {
    let rest: CodeList = rows.isEmpty ? hints.map(\.self) : ["buildView()"]
    return ["view.backgroundColor = .systemBackground"] + rest
  }

  /// Makes the view; nothing if there is nothing in it.
  var buildView: Code {
    guard !rows.isEmpty else { return .empty }
    return """
      private func buildView() {
        \(sections: [
          readable, .lines(fields.map(\.self)), .lines(buttons.map(\.self)), arrangement,
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
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    \(lines: hints.map(\.self))
    """
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

  /// Makes labels that are as large as the user reads, and wrap.
  private var readable: Code {
    guard let first = labels.first else { return .empty }
    guard labels.count > 1 else { return Self.readable("\(first)") }
    let all: CodeList = labels.map { "\($0)" }
    return .fitting(
      """
      for label in [\(Code.joined(all, by: ", "))] {
        \(Self.readable("label"))
      }
      """,
      """
      for label in [
        \(lines: all.map { "\($0)," })
      ] {
        \(Self.readable("label"))
      }
      """)
  }

  private static func readable(_ label: Code) -> Code {
    """
    \(label).font = .preferredFont(forTextStyle: .body)
    \(label).adjustsFontForContentSizeCategory = true
    \(label).numberOfLines = 0
    """
  }
}

extension ViewDraft.Tap {
  /// Makes what the user taps: a button, or an item of a bar.
  func button(_ name: MemberName, kind: Code, _ draft: ViewDraft) -> Code {
    let title = action.signature.name.titleOfAction
    let values = ControlValues(entered, isAsync: action.isAsync) { "\($0.control)" }
    let call: Code = .lines(values.reading + [call { values[$0] }])
    let captured: CodeList = ["\(.viewModel)"] + entered.map { "\($0.control)" }
    let captures: Code = "[\(Code.joined(captured, by: ", "))] _ in"
    let head: Code = "primaryAction: UIAction(title: \"\(title)\") {"
    return """
      let \(name) = \(kind)(
        \(Code.fitting(
          """
          \(head) \(captures)
            \(call)
          })
          """,
          """
          \(head)
            \(captures)
            \(call)
          })
          """))
      \(Code.assignment(
        "\(name).accessibilityIdentifier", draft.identifier(action.signature.name)))
      """
  }

  /// Calls it with what the view model has, and with what the view has.
  func call(_ value: (ViewDraft.Edited) -> Code) -> Code {
    let arguments: CodeList = arguments.map { argument in
      let value = argument.entered.map(value) ?? "\(.viewModel).\(argument.name)"
      return argument.label.map { "\(argument: $0): \(value)" } ?? value
    }
    return action.call(arguments)
  }

  /// Each once.
  var entered: [ViewDraft.Edited] {
    var entered: [ViewDraft.Edited] = []
    for argument in arguments {
      guard let value = argument.entered, !entered.contains(where: { $0.name == value.name })
      else { continue }
      entered.append(value)
    }
    return entered
  }
}
