import AppModel
import Storage

/// What controls hold, as an action takes it.
struct ControlValues {
  /// Read before the call: a text may not be a number, and a task would read the controls later, when
  /// they may be gone.
  private(set) var reading: CodeList = []
  private var values: [(name: MemberName, value: Code)] = []

  /// - Parameters:
  ///   - isOptional: whether a control may be missing, as an outlet may.
  ///   - control: where a value is.
  init(
    _ edited: [ViewDraft.Edited], isAsync: Bool, isOptional: Bool = false,
    in control: (ViewDraft.Edited) -> Code
  ) {
    var taken = Set(edited.map(\.control.text) + ["viewModel", "sender"])
    for value in edited {
      let control = control(value)
      let read = value.editor.value(of: control, isOptional: isOptional)
      guard isAsync || value.editor.isNumber else {
        values.append((value.name, read))
        continue
      }
      let name = value.name.free(FreeSuffix.value, avoiding: taken)
      taken.insert(name.text)
      let broken = value.editor.value(of: control, isOptional: isOptional, isBroken: true)
      reading += [
        value.editor.isNumber
          ? Self.unwrap(name, read, broken) : .assignment("let \(name)", read)
      ]
      values.append((value.name, "\(name)"))
    }
  }

  subscript(value: ViewDraft.Edited) -> Code {
    values.first { $0.name == value.name }?.value ?? .empty
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
