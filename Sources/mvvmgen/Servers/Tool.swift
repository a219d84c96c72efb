import MvvmgenLanguage
import MvvmgenSyntax

/// A command, as a client calls it: with an object in place of words.
struct Tool {
  let command: Command
  private let arguments: [Argument]

  /// All commands but those for shells, and servers.
  static let all = Command.allCases.filter { ![.mcp, .completions, .complete].contains($0) }.map(
    Tool.init)

  fileprivate struct Argument {
    let key: String
    /// Nil for an operand.
    var option: Option?
    let schema: Schema
    let value: Option.Value
    var isList = false
    var isRequired = false
  }

  private init(_ command: Command) {
    self.command = command
    let definition = command.definition
    // What is about the process, or never ends.
    let left: Set<Option> = [.color, .quiet, .help, .version, .watch, .stamp]
    let options = (definition.options + Option.common).filter { !left.contains($0) }
    arguments =
      definition.operands.all.map { operand, isRequired, isList in
        Argument(operand, isRequired: isRequired, isList: isList)
      } + options.map { Argument($0, of: command) }
  }
}

extension Tool {
  var keys: [String] { arguments.map(\.key) }

  /// In the list of tools.
  var json: JSONText {
    let definition = command.definition
    let text = ([definition.summary] + definition.details).joined(separator: " ")
    let schema = Schema.object(
      arguments.map { ($0.key, $0.schema) },
      required: arguments.filter(\.isRequired).map(\.key))
    return .object([
      ("name", .string(command.rawValue)),
      ("description", .string("\(text)\nusage: \(command.usage)")),
      ("inputSchema", schema.json),
      (
        "annotations",
        .object([
          ("readOnlyHint", .bool(command.changesNothing)), ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }

  /// The command line for an object of arguments.
  func words(for object: JSON?) throws(UsageError) -> [String] {
    var operands: [String: [String]] = [:]
    var words = [command.rawValue]
    for member in object.map({ Array($0.members) }) ?? [] {
      let (key, value) = member
      guard let argument = arguments.first(where: { $0.key == key.text }) else {
        throw .unknown("argument", key.text, among: keys)
      }
      let values = try argument.values(value)
      if let option = argument.option {
        words += values.map {
          option.definition.value == .none ? option.rawValue : "\(option.rawValue)=\($0)"
        }
      } else {
        operands[argument.key] = values
      }
    }
    return words + ["--"] + arguments.flatMap { operands[$0.key] ?? [] }
  }

  /// Whether an exit code isn't an answer: that there are findings is one, where a command looks for them.
  func hasFailed(_ code: ExitCode) -> Bool {
    code != .success && !(code == .findings && [.lint, .check, .format].contains(command))
  }
}

extension Tool.Argument {
  fileprivate init(_ operand: Operand, isRequired: Bool, isList: Bool) {
    var schema = Schema.string
    if case .fixed(let words) = operand.words { schema = .oneOf(words) }
    self.init(
      key: operand.name.lowercased(), schema: isList ? .array(of: schema) : schema,
      value: .text(operand), isList: isList, isRequired: isRequired)
  }

  fileprivate init(_ option: Option, of command: Command) {
    let value = option.value(in: command)
    var schema: Schema =
      switch value {
      case .none: .bool
      case .text: .string
      case .oneOf(let words): .oneOf(words)
      }
    let isList = option.definition.isRepeatable
    if isList { schema = .array(of: schema) }
    self.init(
      key: String(option.rawValue.dropFirst(2)), option: option,
      schema: schema.described(option.summary(in: command)), value: value, isList: isList)
  }

  /// The values in JSON; an option without values has one where it is given.
  fileprivate func values(_ json: JSON) throws(UsageError) -> [String] {
    if value == .none {
      guard let isGiven = json.bool else { throw UsageError("'\(key)' is true or false") }
      return isGiven ? [""] : []
    }
    let texts = (isList ? Array(json.elements) : [json]).map { $0.string?.text }
    guard json.kind == (isList ? .array : .string), !texts.contains(nil) else {
      throw UsageError("'\(key)' is \(isList ? "a list of strings" : "a string")")
    }
    return texts.compactMap(\.self)
  }
}

extension Command {
  /// Whether a tool can't change a file, whatever its arguments.
  fileprivate var changesNothing: Bool {
    [.check, .show, .list, .links, .explain, .docs].contains(self)
  }
}

extension Command.Operands {
  fileprivate var all: [(operand: Operand, isRequired: Bool, isList: Bool)] {
    switch self {
    case .none: []
    case .one(let operand): [(operand, true, false)]
    case .optional(let operand): [(operand, false, false)]
    case .any(let operand): [(operand, false, true)]
    case .several(let operands): operands.map { ($0, true, false) }
    // Without an owner, they are those of a spec.
    case .byKind(let spec, let member): member.map { ($0, spec.contains($0), false) }
    }
  }
}
