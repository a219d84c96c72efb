import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen add`
struct AddCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    let word = arguments.operands[0]
    guard let kind = MemberKind(rawValue: word), MemberKind.added.contains(kind) else {
      let second = arguments.operands[1]
      if MemberKind.added.contains(where: { $0.rawValue == second }) {
        throw UsageError("the kind comes first: mvvmgen add \(second) \(word) …")
      }
      throw UsageError.unknown("kind", word, among: MemberKind.added.map(\.rawValue))
    }
    return try session.drafting { try add(kind) }
  }

  private func add(_ kind: MemberKind) throws -> ExitCode {
    let (typed, text) = (arguments.operands[1], arguments.operands[2])
    let input = try session.readSpecs()
    let outlines = input.survey.outlines
    let owner = try session.owner(typed, of: kind, among: outlines)
    guard let list = kind.list(in: owner.kind) else { throw UsageError("no command") }
    var draft = SpecDraft(input)
    draft.typed = [
      TypedText(option: nil, value: text, key: list.rawValue, file: owner.span.file)
    ]
    draft.append(text, to: list, of: owner)
    if arguments.has(.secret) { try keepSecret(kind, in: &draft, of: owner) }
    guard kind == .event else {
      let code = try session.carryOut(draft)
      if kind == .input, code == .findings { sayHowToBind(draft) }
      return code
    }
    var flows: AnsweringFlows?
    // Where each event has an answer already, it was written before its event.
    if session.generation(of: draft.after).app == nil {
      guard let app = try session.app(of: input, fixedBy: draft) else { return .findings }
      flows = AnsweringFlows(
        app, outlines: outlines, project: project, terminal: session.environment.terminal)
    }
    let events = session.outline(ofFile: owner.span.file, in: draft)?.events ?? []
    let added = events.filter { !owner.events.contains($0) }
    for event in added {
      if isSentByNewAction(event, of: owner) { draft.append(text, to: .actions, of: owner) }
      flows?.answer(event, of: owner, with: "stay", &draft)
    }
    for event in added { draft.noteGenerated(event, of: owner) }
    return try session.carryOut(draft)
  }

  private func sayHowToBind(_ draft: SpecDraft) {
    let after = session.generation(of: draft.after).diagnostics
    guard after.all.contains(where: { $0.code == .unbound }) else { return }
    console.say(
      "give it a default, or bind it first, in each place above, and repeat this command: until then,"
        + " `with` names an input that isn't there")
  }

  /// Adds the new member to the secret names, if it is a value.
  private func keepSecret(
    _ kind: MemberKind, in draft: inout SpecDraft, of owner: SpecOutline
  ) throws(UsageError) {
    let known = Set(owner.members.map(\.name))
    let after = session.outline(ofFile: owner.span.file, in: draft)
    let added = after?.members.first { !known.contains($0.name) }
    if let added, added.type != nil { return draft.addSecret(added.name, of: owner) }
    // A mistake in the declaration is reported at its place.
    guard [.action, .event, .service].contains(kind) || added != nil else { return }
    let message =
      kind == .service
      ? "a service isn't secret: its own spec says which of its values are"
      : "a function isn't secret: write the names of its parameters under 'secret' in the spec"
    throw UsageError(message)
  }

  /// Whether the event is a button's, and needs an action to send it (MG439).
  private func isSentByNewAction(_ event: String, of owner: SpecOutline) -> Bool {
    let actions = owner.names(in: .actions)
    return owner.kind == .screen && !actions.isEmpty && !actions.contains(event)
      && MemberName(validated: event).isOfButton
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
