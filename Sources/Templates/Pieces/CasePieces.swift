import MvvmgenAppModel
import MvvmgenStorage

extension [Choice.Value] {
  /// A case with these associated values: `case thread(message: Message)`.
  func declaration(of name: MemberName) -> Code {
    guard !isEmpty else { return "case \(name)" }
    let values: CodeList = map { value in
      let type: Code = "\(value.parameter.type)"
      return value.parameter.argumentLabel.map { "\(label: $0): \(type)" } ?? type
    }
    return .call("case \(name)", values)
  }

  /// A pattern that matches the case, without its dot, with constants for the values that are used:
  /// `thread(let message)`.
  func pattern(of name: MemberName) -> Code {
    guard contains(where: { $0.variable != nil }) else { return "\(label: name)" }
    return .call("\(label: name)", map { $0.variable.map { "let \($0)" } ?? "_" })
  }
}
