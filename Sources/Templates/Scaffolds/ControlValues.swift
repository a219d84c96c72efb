import MvvmgenAppModel
import MvvmgenStorage

/// The values of controls, converted to an action's arguments.
struct ControlValues {
  /// Read before the call: a text may not be a number, and a task would read the controls later,
  /// when they may be gone.
  private(set) var reading: CodeList = []
  private var values: [MemberName: Code] = [:]

  /// - Parameters:
  ///   - isOptional: whether a control may be missing, as an outlet may.
  ///   - control: the control that has a value.
  init(
    _ edited: [ViewDraft.Edited], isAsync: Bool, isOptional: Bool = false,
    in control: (ViewDraft.Edited) -> Code
  ) {
    var taken = Set(edited.map(\.control) + [MemberName(.viewModel), Self.sender])
    for value in edited {
      let control = control(value)
      let read = value.editor.value(of: control, isOptional: isOptional)
      guard isAsync || value.editor.isNumber else {
        values.insert(read, for: value.name)
        continue
      }
      let name = value.name.free(FreeSuffix.value, avoiding: taken)
      taken.insert(name)
      let broken = value.editor.value(of: control, isOptional: isOptional, isBroken: true)
      reading += [
        value.editor.isNumber
          ? Self.unwrap(name, read, broken) : .assignment("let \(name)", read)
      ]
      values.insert("\(name)", for: value.name)
    }
  }

  private static let sender = MemberName("sender")

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

extension ViewDraft.Tap {
  /// Creates a button or a bar button item.
  func button(_ name: MemberName, kind: Code, _ draft: ViewDraft) -> Code {
    let title = draft.words(action.signature.name.titleOfAction)
    let values = ControlValues(entered, isAsync: action.isAsync) { "\($0.control)" }
    let call: Code = .lines(values.reading + [call { values[$0] }])
    let captured: CodeList = ["\(.viewModel)"] + entered.map { "\($0.control)" }
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

  /// Calls it with the view model's values and the view's.
  func call(_ value: (ViewDraft.Edited) -> Code) -> Code {
    let arguments: CodeList = arguments.map { argument in
      .argument(argument.label, argument.entered.map(value) ?? "\(.viewModel).\(argument.name)")
    }
    return action.call(arguments)
  }

  /// The arguments that the user enters: each once, since no two parameters have the same name.
  var entered: [ViewDraft.Edited] { arguments.compactMap(\.entered) }
}
