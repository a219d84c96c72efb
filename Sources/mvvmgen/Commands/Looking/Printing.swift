/// The commands that print what is known without a project: `completions` and `docs`.
enum Printing {
  static func run(_ arguments: Arguments, console: inout Console) throws(UsageError) {
    guard let word = arguments.operands.first else {
      return console.output.write(arguments.has(.man) ? ManPage.text : Handbook.text)
    }
    guard let shell = Shell(rawValue: word) else {
      let known = Shell.allCases.map(\.rawValue)
      let hint =
        suggestion(for: word, among: known) ?? ", expected one of \(known.joined(separator: ", "))"
      throw UsageError(message: "unknown shell '\(word)'\(hint)", command: .completions)
    }
    console.output.write(Completions.text(for: shell))
  }
}
