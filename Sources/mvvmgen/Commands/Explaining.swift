import Explanations
import Syntax

/// `mvvmgen explain`
enum Explaining {
  static func run(_ arguments: Arguments, console: inout Console) throws(UsageError) {
    guard let typed = arguments.operands.first else {
      for explanation in Explanation.all {
        console.result(
          "\(explanation.code)  \(explanation.severity.rawValue): \(explanation.title)")
      }
      return console.say("to read more about one of them, run 'mvvmgen explain MG301'")
    }
    let code = typed.uppercased()
    let known = Explanation.all.map(\.code)
    guard let explanation = Explanation.of(code) ?? Explanation.of("MG" + code) else {
      throw .unknownCode(typed, nearest(to: code, among: known), .explain)
    }
    console.output.write(explanation.text)
  }
}

extension UsageError {
  static func unknownCode(
    _ code: String, _ nearest: String?, _ command: Command
  ) -> UsageError {
    let near = nearest.map { ", did you mean '\($0)'?" } ?? ", run 'mvvmgen explain' to list them"
    return UsageError(message: "no diagnostic has the code '\(code)'\(near)", command: command)
  }
}
