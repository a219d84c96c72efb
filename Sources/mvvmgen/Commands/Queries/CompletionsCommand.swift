/// `mvvmgen completions`
enum CompletionsCommand {
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      throw .unknown("shell", word, among: Shell.allCases.map(\.rawValue))
    }
    console.output.write(Completions.text(for: shell))
  }
}
