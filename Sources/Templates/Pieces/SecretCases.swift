import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The members of an enumeration with secret associated values, which keep them out of logs.
struct SecretCases {
  private let cases: [Case]
  private let secret: Set<MemberName>
  private let access: Code
  /// Whether any value is secret; otherwise Swift prints the enumeration.
  let areSecret: Bool

  struct Case {
    let name: MemberName
    let values: [Value]
  }

  struct Value {
    let label: MemberName?
    let name: MemberName
    let type: SwiftType
  }

  init(
    _ cases: @autoclosure () -> [Case], hiding secret: Set<MemberName>, access: Code = ""
  ) {
    self.secret = secret
    self.access = access
    self.cases = secret.isEmpty ? [] : cases()
    areSecret = self.cases.contains { $0.values.contains { secret.contains($0.name) } }
  }

  /// The enumeration's additional conformances.
  var conformances: CodeList {
    areSecret ? ["Swift.CustomStringConvertible", "Swift.CustomReflectable"] : []
  }

  /// The members of the enumeration.
  var members: Code {
    guard areSecret else { return .empty }
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

extension SecretCases.Case {
  init(_ name: MemberName, _ values: [Choice.Value]) {
    self.init(
      name: name,
      values: values.map(\.parameter).map {
        .init(label: $0.argumentLabel, name: $0.name, type: $0.type)
      })
  }
}

extension Code {
  /// `: A, B`, a type's conformances; nothing if there are none.
  static func conforming(to types: CodeList) -> Code {
    types.isEmpty ? "" : ": \(wrap: .joined(types, by: ", "))"
  }
}
