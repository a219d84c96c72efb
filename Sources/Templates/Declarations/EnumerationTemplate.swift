import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// An enumeration whose cases have data, of which some may be secret: that is kept out of logs.
struct EnumerationTemplate {
  private let cases: [Case]
  private let secret: Set<MemberName>
  private let access: Code
  /// Whether any value is secret; otherwise Swift prints the enumeration.
  let isSecret: Bool

  struct Case {
    let name: MemberName
    let values: [Value]
  }

  struct Value {
    let label: MemberName?
    let name: MemberName
    let type: SwiftType
  }

  init(_ cases: [Case], hiding secret: Set<MemberName>, access: Code = "") {
    (self.cases, self.secret, self.access) = (cases, secret, access)
    isSecret =
      !secret.isEmpty && cases.contains { $0.values.contains { secret.contains($0.name) } }
  }

  func code(_ name: Code, _ conformances: CodeList = []) -> Code {
    """
    \(access)enum \(name)\(conforming(conformances)) {
      \(sections: [.lines(cases.map(\.declaration)), members])
    }
    """
  }

  /// `: A, B`, the conformances; nothing if there are none.
  func conforming(_ own: CodeList = []) -> Code {
    let printing: CodeList =
      isSecret ? ["Swift.CustomStringConvertible", "Swift.CustomReflectable"] : []
    let types = own + printing
    return types.isEmpty ? "" : ": \(wrap: .joined(types, by: ", "))"
  }

  /// The members that print it.
  var members: Code {
    guard isSecret else { return .empty }
    return """
      \(access)nonisolated var description: String {
        switch self {
        \(lines: cases.map(printed))
        }
      }

      // What `dump` and failed expectations print.
      \(access)nonisolated var customMirror: Swift.Mirror { Swift.Mirror(self, children: []) }
      """
  }

  private func printed(_ printed: Case) -> Code {
    let name: Code = "\(label: printed.name)"
    let text: Code = "\(unescaped: printed.name)"
    guard !printed.values.isEmpty else { return "case .\(name): \"\(text)\"" }
    let areBound = printed.values.contains(where: isPrinted)
    let constants: CodeList = printed.values.map { isPrinted($0) ? "let \($0.name)" : "_" }
    let values: CodeList = printed.values.map(text(of:))
    let pattern: Code = areBound ? "\(name)(\(Code.joined(constants, by: ", ")))" : name
    let line: Code = "\"\(text)(\(Code.joined(values, by: ", ")))\""
    return .fitting(
      "case .\(pattern): \(line)",
      """
      case .\(pattern):
        \(line)
      """,
      """
      case .\(areBound ? .call(name, constants) : name):
        \"\"\"
        \(text)(\\
        \(lines: values.dropLast().map { "\($0), \\" })
        \(values.last ?? .empty))
        \"\"\"
      """)
  }

  /// A `Void` value has nothing to print, and Swift accepts no constant for it.
  private func isPrinted(_ value: Value) -> Bool {
    !secret.contains(value.name) && value.type != .void
  }

  private func text(of value: Value) -> Code {
    let label: Code = value.label.map { "\(unescaped: $0): " } ?? ""
    if secret.contains(value.name) { return "\(label)‹secret›" }
    return value.type == .void ? "\(label)()" : "\(label)\\(String(reflecting: \(value.name)))"
  }
}

extension EnumerationTemplate.Case {
  init(_ name: MemberName, _ values: [Choice.Value]) {
    self.name = name
    self.values = values.map(\.parameter).map {
      .init(label: $0.argumentLabel, name: $0.name, type: $0.type)
    }
  }

  /// `case thread(message: Message)`
  var declaration: Code {
    guard !values.isEmpty else { return "case \(name)" }
    return .call(
      "case \(name)",
      values.map { value in value.label.map { "\(label: $0): \(value.type)" } ?? "\(value.type)" })
  }
}

extension [Choice.Value] {
  /// A pattern that matches the case, without its dot, with constants for the values that are used:
  /// `thread(let message)`.
  func pattern(of name: MemberName) -> Code {
    guard contains(where: { $0.variable != nil }) else { return "\(label: name)" }
    return .call("\(label: name)", map { $0.variable.map { "let \($0)" } ?? "_" })
  }
}
