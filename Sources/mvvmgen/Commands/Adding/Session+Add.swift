import AppModel
import Editing
import Generator
import Language
import Storage
import Syntax

extension Session {
  /// `mvvmgen add`
  mutating func runAdd() throws -> ExitCode {
    let word = arguments.operands[0]
    guard let kind = MemberKind(rawValue: word), MemberKind.added.contains(kind) else {
      throw UsageError.unknownKind(word, among: MemberKind.added.map(\.rawValue), .add)
    }
    return try drafting { try $0.add(kind) }
  }

  private mutating func add(_ kind: MemberKind) throws -> ExitCode {
    let (typed, text) = (arguments.operands[1], arguments.operands[2])
    let input = try readSpecs()
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    let owner = try owner(typed, of: kind, among: outlines)
    guard let list = kind.list(in: owner.kind) else { throw UsageError.noCommand }
    var draft = SpecDraft(input)
    draft.typed = [
      TypedText(option: nil, value: text, key: list.rawValue, file: owner.span.file)
    ]
    draft.append(text, to: list, of: owner)
    if arguments.has(.secret) { try keepSecret(kind, in: &draft, of: owner) }
    guard kind == .event else {
      let code = try carryOut(draft)
      if kind == .input, code == .findings { sayHowToBind(draft) }
      return code
    }
    var flows: AnsweringFlows?
    if !isComplete(draft) {
      guard let app = try app(of: input) else { return .findings }
      flows = AnsweringFlows(app, outlines: outlines, project: project, terminal: terminal)
    }
    let events = outline(ofFile: owner.span.file, in: draft)?.events ?? []
    let added = events.filter { !owner.events.contains($0) }
    for event in added {
      if isSentByNewAction(event, of: owner) { draft.append(text, to: .actions, of: owner) }
      flows?.answer(event, of: owner, with: "stay", &draft)
    }
    for event in added { draft.noteGenerated(event, of: owner) }
    return try carryOut(draft)
  }

  /// Whether nothing is left to answer: answers may be written before their event.
  private func isComplete(_ draft: SpecDraft) -> Bool {
    pipeline.generate(draft.after.sources, draft.after.configuration).app != nil
  }

  private mutating func sayHowToBind(_ draft: SpecDraft) {
    let after = pipeline.generate(draft.after.sources, draft.after.configuration).diagnostics
    guard after.all.contains(where: { $0.code == .unbound }) else { return }
    console.say(
      "give it a default, or bind it first, in each place above, and repeat this command: until then,"
        + " `with` names an input that isn't there")
  }

  /// Adds what the draft declares to what is secret, if it is a value.
  private func keepSecret(
    _ kind: MemberKind, in draft: inout SpecDraft, of owner: SpecOutline
  ) throws(UsageError) {
    let known = Set(owner.members.map(\.name))
    let after = outline(ofFile: owner.span.file, in: draft)
    let added = after?.members.first { !known.contains($0.name) }
    if let added, added.type != nil { return draft.addSecret(added.name, of: owner) }
    // A mistake in the declaration is reported where it is.
    guard [.action, .event, .service].contains(kind) || added != nil else { return }
    let message =
      kind == .service
      ? "a service isn't secret: its own spec says which of its values are"
      : "a function isn't secret: write the names of its parameters under 'secret' in the spec"
    throw UsageError(message: message, command: .add)
  }

  /// Whether the event is a button's, and needs an action to send it (MG439).
  private func isSentByNewAction(_ event: String, of owner: SpecOutline) -> Bool {
    let actions = owner.names(in: .actions)
    return owner.kind == .screen && !actions.isEmpty && !actions.contains(event)
      && MemberName(validated: event).isOfButton
  }

  /// How a service that doesn't exist yet gets its first member, if that was meant.
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
  /// - Parameter names: the member's name, and the one that it gets: an interrupted run may have
  ///   given it.
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
      throw CommandError(
        .impossible,
        "mvvmgen: error: a \(other.kind.rawValue) has no \(kind.rawValue)s\n\(way)")
    }
    for name in names {
      let having = owners.filter { kind.names(in: $0).contains(name) }
      if having.count == 1 { return having[0] }
      guard having.isEmpty else { break }
    }
    let question = "a screen and a coordinator are called '\(typed)': which one?"
    let kinds = owners.map(\.kind.rawValue)
    if owners.count > 1, let kind = terminal?.choose(question, among: kinds) {
      return owners.first { $0.kind.rawValue == kind } ?? owner
    }
    guard owners.count == 1 else {
      let choices = owners.map { "'\(typed).\($0.kind.rawValue)'" }.joined(separator: " or ")
      throw CommandError(
        .impossible,
        "mvvmgen: error: a screen and a coordinator are called '\(typed)': write \(choices)\n"
          + "nothing was written")
    }
    return owner
  }
}

extension SpecDraft {
  /// An action with the name of a new event only sends it, and is generated: the developer's method
  /// would be a second one.
  mutating func noteGenerated(_ event: String, of sender: SpecOutline) {
    guard sender.kind == .screen, sender.names(in: .actions).contains(event) else { return }
    notes.append(
      "the action '\(event)' only sends the event now, and is generated: delete your own method of"
        + " that name")
  }
}
