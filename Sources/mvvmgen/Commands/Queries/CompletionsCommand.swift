/// `mvvmgen completions`
enum CompletionsCommand {
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      let known = Shell.allCases.map(\.rawValue)
      let hint =
        suggestion(for: word, among: known) ?? ", expected one of \(known.joined(separator: ", "))"
      throw UsageError(message: "unknown shell '\(word)'\(hint)", command: .completions)
    }
    console.output.write(Completions.text(for: shell))
  }
}
