import MvvmgenAppModel
import MvvmgenStorage

/// The buttons of a view controller that is written in code: in its content, and in its bar.
struct ButtonPieces {
  /// Those that the view enables and disables.
  let properties: CodeList
  /// Statements that make them, and set them up.
  let inContent: CodeList
  let inBar: CodeList
  /// The names of those in the content.
  let rows: CodeList

  init(_ draft: ViewDraft, isBarOnly: Bool) {
    var (properties, inContent, inBar, rows) = ([Code](), [Code](), [Code](), [Code]())
    var (left, right): ([Code], [Code]) = ([], [])
    for (name, tap) in draft.buttons {
      let isInBar = isBarOnly || tap.place != nil
      let kind: Code = isInBar ? "UIBarButtonItem" : "UIButton"
      if tap.isGuarded { properties.append("private weak var \(name): \(kind)?") }
      let settings: Code = """
        \(Self.button(name, kind, tap, draft))
        \(tap.action.isDestructive && !isInBar ? "\(name).role = .destructive" : "")
        \(Code.assignment("\(name).accessibilityIdentifier", draft.identifier(of: tap.action)))
        \(tap.isGuarded ? "self.\(name) = \(name)" : "")
        """
      if !isInBar {
        inContent.append(settings)
        rows.append("\(name)")
      } else if tap.place == .cancellation {
        inBar.append(settings)
        left.append("\(name)")
      } else {
        inBar.append(settings)
        right.append("\(name)")
      }
    }
    for (side, buttons) in [("left" as Code, left), ("right", right)] where !buttons.isEmpty {
      inBar.append(.array("navigationItem.\(side)BarButtonItems = ", buttons.map { $0 }))
    }
    self.properties = properties.map { $0 }
    self.inContent = inContent.map { $0 }
    (self.inBar, self.rows) = (inBar.map { $0 }, rows.map { $0 })
  }

  /// Creates a button or a bar button item.
  private static func button(
    _ name: MemberName, _ kind: Code, _ tap: ViewDraft.Tap, _ draft: ViewDraft
  ) -> Code {
    let title = draft.words(tap.action.signature.name.titleOfAction)
    let values = ControlValues(tap.entered, isAsync: tap.action.isAsync)
    let call: Code = .lines(values.reading + [tap.call { values[$0] }])
    let captured: CodeList = ["\(.viewModel)"] + tap.entered.map { "\($0.control)" }
    let captures: Code = "[\(Code.joined(captured, by: ", "))] _ in"
    let head: Code = "primaryAction: UIAction(title: \(title)) {"
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
          """,
          """
          primaryAction: UIAction(
            title: \(title)
          ) {
            \(captures)
            \(call)
          })
          """))
      """
  }
}

/// The values of controls, converted to an action's arguments.
struct ControlValues {
  /// Read before the call: a text may not be a number, and a task would read the controls later,
  /// when they may be gone.
  let reading: CodeList
  private var values: [MemberName: Code] = [:]

  /// - Parameters:
  ///   - control: the control that has them; by default, each has its own.
  ///   - isOptional: whether a control may be missing, as an outlet may.
  init(
    _ edited: [ViewDraft.Edited], isAsync: Bool, in control: Code? = nil, isOptional: Bool = false
  ) {
    var taken = Set(edited.map(\.control) + [MemberName(.viewModel), MemberName("sender")])
    var reading: [Code] = []
    for value in edited {
      let control = control ?? "\(value.control)"
      let read = value.editor.value(of: control, isOptional: isOptional)
      guard isAsync || value.editor.isNumber else {
        values.insert(read, for: value.name)
        continue
      }
      let name = value.name.free(FreeSuffix.value, avoiding: taken)
      taken.insert(name)
      let broken = value.editor.value(of: control, isOptional: isOptional, isBroken: true)
      reading.append(
        value.editor.isNumber
          ? Self.unwrap(name, read, broken) : .assignment("let \(name)", read))
      values.insert("\(name)", for: value.name)
    }
    self.reading = reading.map { $0 }
  }

  subscript(value: ViewDraft.Edited) -> Code {
    values[value.name] ?? .empty
  }

  private static func unwrap(_ name: MemberName, _ value: Code, _ broken: Code) -> Code {
    .fitting(
      "guard let \(name) = \(value) else { return }",
      """
      guard let \(name) = \(value) else {
        return
      }
      """,
      """
      guard
        let \(name) = \(value)
      else { return }
      """,
      """
      guard
        let \(name) = \(broken)
      else { return }
      """)
  }
}
