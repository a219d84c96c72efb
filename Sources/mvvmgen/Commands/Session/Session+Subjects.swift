import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax

extension Session {
  /// The spec in the command line, with its kind or, if only one spec has the name, without it.
  func namedSubject() throws -> Subject {
    let count = arguments.command == .rename ? 3 : 2
    guard arguments.operands.count < count else { return try Subject(arguments) }
    let name = arguments.operands[0]
    let outlines = try readInput().survey.outlines
    let kinds = outlines.filter { $0.name == name }.map(\.kind)
    guard kinds.count < 2 else {
      let words = kinds.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw UsageError("several things are called '\(name)': say which KIND before it, \(words)")
    }
    guard let kind = kinds.first else {
      // Without the name of the flow: `Account.Settings`.
      let last = String(name.split(separator: ".").last ?? "")
      let meant = outlines.first { $0.name == last && last != name }
      let near = meant.map { ", did you mean '\($0.kind.rawValue) \(last)'?" }
      throw UsageError(
        "nothing is called '\(name)'\(near ?? ", and the KIND before it is missing")")
    }
    return Subject(kind: kind, name: name)
  }

  /// Checks that the owner of a member is in the command line, and all names.
  func checkOwnerIsGiven(of kind: MemberKind) throws {
    let operands = arguments.operands
    guard let command = arguments.command,
      case .byKind(_, let names) = command.definition.operands, operands.count < names.count
    else { return }
    let outlines = try readInput().survey.outlines
    let owners = outlines.filter { kind.names(in: $0).contains(operands[1]) }.map(\.name)
    let rest = operands.dropFirst().map(Project.shellQuoted).joined(separator: " ")
    let commands = owners.map {
      project.suggestion("\(command.rawValue) \(kind.rawValue) \($0) \(rest)")
    }
    throw owners.isEmpty
      ? UsageError("'\(command.rawValue)' needs the argument \(names[operands.count].name)")
      : UsageError(
        "the argument OWNER is missing, the spec that has the \(kind.rawValue): write "
          + commands.joined(separator: " or "))
  }

  /// The command that creates a service with its first member, if that was meant.
  private func way(to kind: MemberKind, of typed: String, _ named: [SpecOutline]) -> String? {
    let declaration = arguments.operands.count == 3 ? arguments.operands[2] : nil
    guard kind == .member, named.isEmpty, arguments.command == .add, let declaration,
      NewSpec.problem(with: typed) == nil
    else { return nil }
    let member = "--member \(Project.shellQuoted(declaration))"
    return "to create it, run \(project.suggestion("service \(typed) \(member)"))"
  }

  /// The spec that a member belongs to: by its name, or as `Login.screen` if a screen and a flow
  /// share the name and both have such a member.
  ///
  /// - Parameter names: the member's old name and its new one, which an interrupted run may have
  ///   written already.
  func owner(
    _ typed: String, of kind: MemberKind, among outlines: [SpecOutline],
    having names: ArraySlice<String> = []
  ) throws -> SpecOutline {
    let named = outlines.filter {
      ($0.name == typed || "\($0.name).\($0.kind.rawValue)" == typed)
    }
    let owners = named.filter { kind.isOf($0.kind) }
    guard let owner = owners.first else {
      let known = outlines.filter { kind.isOf($0.kind) }.map(\.name)
      let near = suggestion(for: typed, among: known) ?? ""
      let way = way(to: kind, of: typed, named) ?? "nothing was written"
      let holders = SpecKind.allCases.filter { kind.isOf($0) }.map(\.rawValue)
      guard let other = named.first else {
        throw CommandError.unknownName(
          "there is no \(holders.joined(separator: " or ")) '\(typed.printable)'\(near)", hint: way)
      }
      let all = arguments.command == .add ? MemberKind.added : MemberKind.renamed
      let kinds = all.filter { $0.isOf(other.kind) }.map { "'\($0.rawValue)'" }
      throw CommandError(
        "a \(other.kind.rawValue) has no \(kind.rawValue)s; for KIND, write "
          + "\(kinds.joined(separator: " or "))\n\(way)")
    }
    for name in names {
      let having = owners.filter { kind.names(in: $0).contains(name) }
      if having.count == 1 { return having[0] }
      guard having.isEmpty else { break }
    }
    let question = "a screen and a coordinator are called '\(typed)': which one?"
    let kinds = owners.map(\.kind.rawValue)
    if owners.count > 1, let kind = environment.terminal?.choose(question, among: kinds) {
      return owners.first { $0.kind.rawValue == kind } ?? owner
    }
    guard owners.count == 1 else {
      let choices = owners.map { "'\(typed).\($0.kind.rawValue)'" }.joined(separator: " or ")
      throw CommandError.refused(
        "a screen and a coordinator are called '\(typed)': write \(choices)")
    }
    return owner
  }
}

extension Subject {
  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let kind = SpecKind(rawValue: word) else {
      throw .unknownKind(word, arguments.command)
    }
    self.init(kind: kind, name: arguments.operands[1])
  }

  /// The error for a name that doesn't exist.
  func unknown(in survey: SpecSurvey) -> CommandError {
    let hint = suggestion(for: name, among: names(in: survey).sorted()) ?? ""
    return .unknownName("there is no \(kind.rawValue) '\(name.printable)'\(hint)")
  }
}

extension MemberKind {
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
