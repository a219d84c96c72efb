import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// An error in a command line.
struct UsageError: Error, Hashable, Sendable {
  let message: String
  /// The command whose usage is shown; nil for the one in the command line.
  let command: Command?

  init(_ message: String, command: Command? = nil) {
    (self.message, self.command) = (message, command)
  }

  /// Answered by the commands of every day: whoever types only the name wants to know what to type.
  static let noCommand = UsageError("no command")

  static func usage(of command: Command?) -> String {
    guard let command else { return "usage: mvvmgen COMMAND [options], see 'mvvmgen --help'" }
    return "usage: \(command.usage), see 'mvvmgen \(command.rawValue) --help'"
  }

  static func unknownCommand(_ word: String) -> UsageError {
    let known = Command.allCases.map(\.rawValue)
    return UsageError("unknown command '\(word)'\(hint(for: word, among: known) ?? "")")
  }

  /// The word that is meant, as other tools call it or misspelled.
  private static func hint(for word: String, among known: [String]) -> String? {
    OtherWords.forCommands.meaning(of: word, among: known).map { ", did you mean '\($0)'?" }
      ?? suggestion(for: word, among: known)
  }

  /// - Parameter next: the word after it.
  static func unknownOption(_ name: String, before next: String?, _ command: Command?)
    -> UsageError
  {
    let known = command.map { $0.definition.options + Option.common } ?? Option.allCases
    let other: Option? =
      switch name {
      // As in specs: `"as": "present"`.
      case "--as": next.flatMap { Option(rawValue: "--\($0)") } ?? .push
      case "--parent": .into
      case "--event", "--events": .flow
      default: nil
      }
    // As in specs, too.
    let meant = OtherWords.neighbours.meaning(
      of: String(name.drop { $0 == "-" }), among: known.map { String($0.rawValue.dropFirst(2)) })
    let near =
      (other ?? meant.flatMap { Option(rawValue: "--\($0)") }).flatMap {
        known.contains($0) ? ", did you mean '\($0.rawValue)'?" : nil
      }
      ?? suggestion(for: name, among: known.map(\.rawValue)) ?? ""
    return UsageError("unknown option '\(name)'\(near)")
  }

  /// - Parameter noun: the known words are its kinds.
  static func unknown(
    _ noun: String, _ word: String, of option: Option? = nil, among known: [String]
  ) -> UsageError {
    let owner = option.map { " of '\($0.rawValue)'" } ?? ""
    let hint =
      self.hint(for: word, among: known) ?? ", expected one of \(known.joined(separator: ", "))"
    return UsageError("unknown \(noun) '\(word)'\(owner)\(hint)")
  }

  /// A word that isn't one of the kinds that `rename` or `remove` takes.
  static func unknownKind(_ word: String, _ command: Command?) -> UsageError {
    let members = command == .remove ? MemberKind.removed : MemberKind.renamed
    return unknown(
      "kind", word, among: SpecKind.allCases.map(\.rawValue) + members.map(\.rawValue))
  }

  /// Names the only command that takes it.
  static func foreignOption(_ option: Option, _ command: Command) -> UsageError {
    let others = Command.allCases.filter { $0.definition.options.contains(option) }
    let hint = others.count == 1 ? "; '\(others[0].rawValue)' does" : ""
    return UsageError("'\(command.rawValue)' takes no option '\(option.rawValue)'\(hint)")
  }

  static func missingValue(_ option: Option) -> UsageError {
    UsageError("'\(option.usage)' needs a value")
  }

  /// - Parameter words: the whole command line, where the word may belong to an option's value.
  static func tooMany(_ word: String, in words: [String]) -> UsageError {
    let index = words.firstIndex(of: word) ?? 0
    guard index > 1, words[index - 1].contains(":") else {
      return UsageError("unexpected argument '\(word)'")
    }
    let rest = words[(index - 1)...].prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    return UsageError("unexpected argument '\(word)': write it in quotes, '\(rest)'")
  }
}

extension OtherWords {
  /// The commands of other tools, and their words for kinds of members.
  static let forCommands = OtherWords([
    "check": "validate verify test diff",
    "generate": "build run update sync compile",
    "lint": "fix analyze",
    "format": "fmt",
    "list": "ls",
    "remove": "delete rm",
    "rename": "mv move",
    "new-screen": "new screen create",
    "coordinator": "coordinator flow new-coordinator new-flow",
    "service": "new-service",
    "init": "setup install",
    "graph": "map diagram tree",
    "event": "flow report output",
  ])
}

/// `, did you mean 'generate'?`, or nil.
func suggestion(for word: String, among candidates: [String]) -> String? {
  closest(to: word, in: candidates).map { ", did you mean '\($0)'?" }
}
