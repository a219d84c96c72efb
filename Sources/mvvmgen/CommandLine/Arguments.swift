import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// A parsed command line.
struct Arguments: Hashable, Sendable {
  private(set) var command: Command?
  /// The operands: paths or names.
  private(set) var operands: [String] = []
  /// The options, each once. A list, because setting up a hash table in Swift takes longer than
  /// decoding a spec.
  private var given: [GivenOption] = []
  /// All words, as typed.
  private(set) var words: [String] = []

  func has(_ option: Option) -> Bool {
    given.contains { $0.option == option }
  }

  func value(_ option: Option) -> String? {
    values(option).last
  }

  func values(_ option: Option) -> [String] {
    given.first { $0.option == option }?.values ?? []
  }

  /// How findings are reported.
  var format: OutputFormat {
    command == .graph ? .text : value(.format).flatMap(OutputFormat.init) ?? .text
  }
  var printedPaths: PrintedPaths {
    switch (format, value(.paths).flatMap(PathStyle.init)) {
    case (_, .absolute): .absolute
    // The services that read these formats don't support `../`.
    case (.github, _), (.sarif, _): .absoluteOutside
    // Xcode opens only absolute paths.
    case (.xcode, nil): .absolute
    default: .relative
    }
  }
  var color: ColorChoice { value(.color).flatMap(ColorChoice.init) ?? .auto }
}

/// An option with the values that it was given; none for an option that takes none.
private struct GivenOption: Hashable {
  let option: Option
  var values: [String] = []
}

extension Arguments {
  /// Parses a command line, without the program's own name. With `--help` or `--version`, missing
  /// arguments aren't an error.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    arguments.words = words
    do throws(UsageError) {
      try arguments.addWords()
      try arguments.checkWhole()
    } catch {
      throw UsageError(error.message, command: arguments.command)
    }
    return arguments
  }

  private mutating func addWords() throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try addOperand(operand) }
        break
      } else if word.utf8.starts(with: "-".utf8), word != "-" {
        try addOption(word, valueFrom: &rest)
      } else {
        try addOperand(word)
      }
    }
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    guard command != nil else {
      // As in git and SwiftPM.
      if word == "help" {
        if !has(.help) { given.append(GivenOption(option: .help)) }
        return
      }
      // `Command(rawValue:)` builds a table of all commands first.
      guard let known = Command.allCases.first(where: { $0.rawValue == word }) else {
        throw .unknownCommand(word)
      }
      command = known
      return
    }
    guard word != "-" else {
      throw UsageError(
        "'-' isn't a file: specs are read from files, as all of them are checked together")
    }
    operands.append(word)
  }

  private mutating func addOption(
    _ word: String,
    valueFrom rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Option.help.rawValue : String(parts[0])
    let inlineValue = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Option(word: name) else {
      throw .unknownOption(name, before: inlineValue ?? rest.first, command)
    }
    let definition = option.definition
    guard definition.value != .none else {
      guard inlineValue == nil else {
        throw UsageError("'\(option.rawValue)' takes no value")
      }
      if !has(option) { given.append(GivenOption(option: option)) }
      return
    }
    // The name of another option is never meant as a value; `--option=value` allows even that.
    let next = rest.first.flatMap { Option(word: $0) == nil ? $0 : nil }
    guard let value = inlineValue ?? next else { throw .missingValue(option) }
    if inlineValue == nil { rest.removeFirst() }
    // The formats depend on the command, which may follow.
    if option != .format, case .oneOf(let choices) = definition.value, !choices.contains(value) {
      throw .unknown("value", value, of: option, among: choices)
    }
    guard let index = given.firstIndex(where: { $0.option == option }) else {
      given.append(GivenOption(option: option, values: [value]))
      return
    }
    guard definition.isRepeatable else {
      throw UsageError("'\(option.rawValue)' is given more than once")
    }
    given[index].values.append(value)
  }

  /// Checks that need the whole command line: options may precede their command.
  private func checkWhole() throws(UsageError) {
    guard let command, !has(.help), !has(.version) else {
      if self.command == nil, !has(.help), !has(.version) { throw .noCommand }
      return
    }
    let definition = command.definition
    for option in Option.allCases where has(option) {
      guard definition.options.contains(option) || Option.common.contains(option) else {
        throw .foreignOption(option, command)
      }
    }
    if let format = value(.format), case .oneOf(let choices) = Option.format.value(in: command),
      !choices.contains(format)
    {
      throw .unknown("value", format, of: .format, among: choices)
    }
    guard !has(.directory) || !has(.config) else {
      throw UsageError(
        "'--directory' and '--config' both say where the project is: use only one of them")
    }
    switch definition.operands {
    case .any: break
    case .none: if let word = operands.first { throw .tooMany(word, in: words) }
    case .one(let operand): try check(operands, are: [operand], command)
    case .optional: if operands.count > 1 { throw .tooMany(operands[1], in: words) }
    case .byKind(let spec, let member):
      let first = operands.first ?? ""
      let isKind = SpecKind(rawValue: first) != nil
      if operands.count == member.count, !isKind, MemberKind(rawValue: first) == nil {
        throw .unknownKind(first, command)
      }
      // A service is both.
      let isMember = !isKind || operands.count == member.count
      let names = isMember && MemberKind(rawValue: first) != nil ? member : spec
      // Without a kind, the project determines which spec or member has the name.
      if names == spec, !isKind, operands.count == spec.count - 1, !operands.isEmpty { return }
      // The project says whether a member's owner is missing, or its name.
      if names == member, operands.count == member.count - 1, !operands[1].contains(".") { return }
      try check(operands, are: names, command)
    case .several(let names): try check(operands, are: names, command)
    }
  }

  private func check(
    _ operands: [String], are names: [Operand], _ command: Command
  ) throws(UsageError) {
    guard operands.count >= names.count else {
      if let member = operands.first(where: { $0.contains(".") && !$0.contains("/") }) {
        let words = member.split(separator: ".").joined(separator: " ")
        throw UsageError("a member's owner and its name are separate words: \(words)")
      }
      if command == .add, let kind = operands.first,
        let creation = OtherWords.forCommands.meaning(
          of: kind, among: ["new-screen", "coordinator"])
      {
        let name = operands.dropFirst().first ?? "NAME"
        throw UsageError("unknown kind '\(kind)', did you mean 'mvvmgen \(creation) \(name)'?")
      }
      let missing = names[operands.count]
      throw UsageError("'\(command.rawValue)' needs the argument \(missing.name)\(missing.choice)")
    }
    if operands.count > names.count { throw .tooMany(operands[names.count], in: words) }
  }
}
