import MvvmgenSyntax

/// `mvvmgen explain`
enum ExplainCommand {
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard let typed = arguments.operands.first else {
      for explanation in Explanation.all {
        console.result(
          "\(explanation.code.rawValue)  \(explanation.severity.rawValue): \(explanation.title)")
      }
      return console.say("to read more about one of them, run 'mvvmgen explain MG301'")
    }
    let explanation = try Explanation.called(typed)
    console.output.write(explanation.text)
  }
}

extension Explanation {
  /// The explanation of a code as typed: `MG301`, `mg301` or `301`.
  static func called(_ typed: String) throws(UsageError) -> Explanation {
    let code = typed.uppercased()
    if let known = all.first(where: { [code, "MG" + code].contains($0.code.rawValue) }) {
      return known
    }
    let near =
      suggestion(for: code, among: all.map(\.code.rawValue))
      ?? ", run 'mvvmgen explain' to list them"
    throw UsageError("no diagnostic has the code '\(typed)'\(near)")
  }
}
