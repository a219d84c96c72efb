import Editing
import Language

/// An error in a command line.
struct UsageError: Error, Hashable, Sendable {
  let message: String
  /// The command whose usage is shown.
  let command: Command?

  var usage: String {
    guard let command else { return "usage: mvvmgen COMMAND [options], see 'mvvmgen --help'" }
    return "usage: \(command.usage), see 'mvvmgen \(command.rawValue) --help'"
  }
}

extension UsageError {
  static let noCommand = UsageError(message: "no command", command: nil)

  static func unknownCommand(_ word: String) -> UsageError {
    let known = Command.allCases.map(\.rawValue)
    let other = [
      "delete": "remove", "new": "new-screen", "mv": "rename", "flow": "coordinator",
      "screen": "new-screen", "new-coordinator": "coordinator", "new-service": "service",
    ][word]
    let near = other.map { ", did you mean '\($0)'?" } ?? suggestion(for: word, among: known) ?? ""
    return UsageError(message: "unknown command '\(word)'\(near)", command: nil)
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
      default: nil
      }
    let near =
      other.flatMap { known.contains($0) ? ", did you mean '\($0.rawValue)'?" : nil }
      ?? suggestion(for: name, among: known.map(\.rawValue)) ?? ""
    return UsageError(message: "unknown option '\(name)'\(near)", command: command)
  }

  static func unknownValue(
    _ value: String,
    _ option: Option,
    _ choices: [String],
    _ command: Command?
  ) -> UsageError {
    let hint =
      suggestion(for: value, among: choices)
      ?? ", expected one of \(choices.joined(separator: ", "))"
    return UsageError(
      message: "unknown value '\(value)' of '\(option.rawValue)'\(hint)",
      command: command
    )
  }

  /// A word that isn't one of the kinds that `rename` or `remove` takes.
  static func unknownKind(_ word: String, _ command: Command?) -> UsageError {
    let members = command == .remove ? MemberKind.removed : MemberKind.renamed
    return unknownKind(
      word, among: SpecKind.allCases.map(\.rawValue) + members.map(\.rawValue), command)
  }

  static func unknownKind(
    _ word: String, among kinds: [String], _ command: Command?
  ) -> UsageError {
    let hint =
      suggestion(for: word, among: kinds) ?? ", expected one of \(kinds.joined(separator: ", "))"
    return UsageError(message: "unknown kind '\(word)'\(hint)", command: command)
  }

  /// Names the only command that takes it.
  static func foreignOption(_ option: Option, _ command: Command) -> UsageError {
    let others = Command.allCases.filter { $0.definition.options.contains(option) }
    let hint = others.count == 1 ? "; '\(others[0].rawValue)' does" : ""
    return UsageError(
      message: "'\(command.rawValue)' takes no option '\(option.rawValue)'\(hint)",
      command: command
    )
  }

  static func missingValue(_ option: Option, _ command: Command?) -> UsageError {
    UsageError(message: "'\(option.usage)' needs a value", command: command)
  }

  static func unexpectedValue(_ option: Option, _ command: Command?) -> UsageError {
    UsageError(message: "'\(option.rawValue)' takes no value", command: command)
  }

  static func repeated(_ option: Option, _ command: Command?) -> UsageError {
    UsageError(message: "'\(option.rawValue)' is given more than once", command: command)
  }

  static func missingOperand(_ name: String, _ command: Command) -> UsageError {
    UsageError(message: "'\(command.rawValue)' needs the argument \(name)", command: command)
  }

  static func tooMany(_ word: String, _ command: Command) -> UsageError {
    UsageError(message: "unexpected argument '\(word)'", command: command)
  }

  static func twoPlaces(_ command: Command) -> UsageError {
    UsageError(
      message: "'--directory' and '--config' both say where the project is: use only one of them",
      command: command
    )
  }

  static func standardInput(_ command: Command?) -> UsageError {
    UsageError(
      message: "'-' isn't a file: specs are read from files, as all of them are checked together",
      command: command)
  }
}
