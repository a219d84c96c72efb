import MvvmgenLanguage
import MvvmgenSyntax

/// A command, as a client calls it: with an object in place of words.
struct Tool {
  let command: Command
  private let arguments: [Argument]

  /// All commands but those for shells, and servers.
  static let all = Command.allCases.filter {
    ![.mcp, .lsp, .completions, .complete].contains($0)
  }.map(Tool.init)

  private struct Argument {
    let key: String
    /// Nil for an operand.
    var option: Option?
    let value: Option.Value
    let isList: Bool
    var isRequired = false
  }

  private init(_ command: Command) {
    self.command = command
    // About the process, or without an end.
    let left: Set<Option> = [.color, .quiet, .help, .version, .watch, .stamp]
    let options = (command.definition.options + Option.common).filter { !left.contains($0) }
    arguments =
      command.definition.operands.all.map { operand, isRequired, isList in
        Argument(
          key: operand.name.lowercased(), value: .text(operand), isList: isList,
          isRequired: isRequired)
      }
      + options.map { option in
        Argument(
          key: String(option.rawValue.dropFirst(2)), option: option,
          value: option.value(in: command), isList: option.definition.isRepeatable)
      }
  }

  var keys: [String] { arguments.map(\.key) }

  /// In the list of tools.
  var json: JSONText {
    let definition = command.definition
    let text = ([definition.summary] + definition.details).joined(separator: " ")
    let input = Schema.object(
      arguments.map { ($0.key, schema(of: $0)) },
      required: arguments.filter(\.isRequired).map(\.key))
    return [
      "name": .string(command.rawValue), "description": "\(text)\nusage: \(command.usage)",
      "inputSchema": input.json,
      "annotations": ["readOnlyHint": .bool(changesNothing), "openWorldHint": false],
    ]
  }

  private func schema(of argument: Argument) -> Schema {
    let one: Schema =
      switch argument.value {
      case .none: .bool
      case .oneOf(let words): .oneOf(words)
      case .text(let operand):
        if case .fixed(let words) = operand.words, !operand.choice.isEmpty {
          .oneOf(words)
        } else {
          .string
        }
      }
    let schema = argument.isList ? .array(of: one) : one
    return argument.option.map { schema.described($0.summary(in: command)) } ?? schema
  }

  /// Whether no argument makes it change a file.
  private var changesNothing: Bool {
    [.check, .show, .list, .links, .explain, .docs].contains(command)
  }

  /// Whether an exit code isn't an answer: that there are findings is one, where a command looks for them.
  func hasFailed(_ code: ExitCode) -> Bool {
    code != .success && !(code == .findings && [.lint, .check, .format].contains(command))
  }

  /// The command line for an object of arguments.
  func words(for object: JSON?) throws(UsageError) -> [String] {
    var operands: [String: [String]] = [:]
    var words = [command.rawValue]
    if let object, object.kind != .object { throw UsageError("'arguments' is an object") }
    for member in object.map({ Array($0.members) }) ?? [] {
      guard let argument = arguments.first(where: { $0.key == member.key.text }) else {
        throw .unknown("argument", member.key.text, among: keys)
      }
      let values = try values(of: argument, member.value)
      if let option = argument.option {
        words += values.map {
          argument.value == .none ? option.rawValue : "\(option.rawValue)=\($0)"
        }
      } else {
        operands[argument.key] = values
      }
    }
    return words + ["--"] + arguments.flatMap { operands[$0.key] ?? [] }
  }

  /// An option without values has one where it is given.
  private func values(of argument: Argument, _ json: JSON) throws(UsageError) -> [String] {
    let key = argument.key
    if argument.value == .none {
      guard let isGiven = json.bool else { throw UsageError("'\(key)' is true or false") }
      return isGiven ? [""] : []
    }
    let texts = (argument.isList ? Array(json.elements) : [json]).map { $0.string?.text }
    guard json.kind == (argument.isList ? .array : .string), !texts.contains(nil) else {
      throw UsageError("'\(key)' is \(argument.isList ? "a list of strings" : "a string")")
    }
    return texts.compactMap(\.self)
  }
}
