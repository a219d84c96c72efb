import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen rename action Login signIn logIn`
struct MemberRename: ProjectCommand {
  let session: Session
  let kind: MemberKind

  func run() throws -> ExitCode {
    try session.checkOwnerIsGiven(of: kind)
    let (old, new) = (arguments.operands[2], arguments.operands[3])
    guard old != new else {
      throw UsageError("'\(new)' is its name already")
    }
    guard MemberKind.isName(new) else {
      throw UsageError("'\(new)' isn't the name of a Swift property or function")
    }
    return try session.drafting {
      let place = try MemberPlace(of: kind, in: session)
      if kind == .role { return try RoleRename(session: session, place: place).run() }
      return try rename(old, to: new, in: place)
    }
  }

  /// Checks that no answer under `"*"` is for other screens or flows, too.
  private func checkIsNotShared(_ uses: MemberUses, of member: MemberSubject, in place: MemberPlace)
    throws
  {
    guard let span = uses.shared.first else { return }
    let location = session.locations(in: place.input).location(of: span)
    throw CommandError(
      "'*' answers '\(member.name)' for other screens or flows, too: answer it for"
        + " '\(place.owner.name)' by its name first; nothing was written", at: location.text)
  }

  private func rename(
    _ old: String, to new: String, in place: MemberPlace
  ) throws -> ExitCode {
    if let code = try complete(old, new, in: place) { return code }
    guard let (member, before) = try place.find(old) else { return .findings }
    var draft = SpecDraft(place.input)
    let meanings = place.input.meanings
    let uses = MemberUses(member, declared: place.declared, in: meanings)
    try checkIsNotShared(uses, of: member, in: place)
    draft.replace(uses.spans, with: new)
    draft.renameSecret(old, to: new, of: member)
    let generation = session.generation(of: draft.after)
    guard let renamed = generation.app else {
      let code = try session.carryOut(draft)
      if [.input, .state].contains(kind),
        generation.diagnostics.all.contains(where: { $0.code == .unbound })
      {
        console.say(
          "an answer passes '\(old)' by its name: bind it there first, with"
            + " `\"with\": { \"\(old)\": \"\(old)\" }`, and then rename it")
      }
      return code
    }
    let after = draft.after.meanings
    guard meanings.areSame(after, renaming: member.meanings, to: new) else {
      throw CommandError.refused(
        "'\(old)' is bound by its name: say where it comes from with `with` first, or something"
          + " else would be passed")
    }
    let code = try session.carryOut(
      draft, naming: { NewNames(of: member, before, calledNow: new, $0) })
    let owner = place.owner.name
    for event in place.owner.events
    where event != old && before.forwards(event, of: owner) && !renamed.forwards(event, of: owner) {
      console.say(
        "the action '\(event)' only sent the event with '\(old)': name that parameter of the event"
          + " '\(new)', too, or write the action yourself")
    }
    return code
  }

  /// Completes a member's rename that was interrupted, or that was made without `--edit`.
  ///
  /// - Returns: nil unless the specs have the new name in place of the old one, and other changes
  ///   remain.
  private func complete(
    _ old: String, _ new: String, in place: MemberPlace
  ) throws -> ExitCode? {
    let names = kind.names(in: place.owner)
    guard !names.contains(old), names.contains(new) else { return nil }
    // Warnings are reported only if something is done.
    let generation = session.generation(of: place.input)
    guard let app = generation.app, let former = place.former(new, called: old, in: app) else {
      return nil
    }
    let change = try session.change(
      with: session.plan(generation, place.input),
      session.ownFiles(place.input, place.outlines),
      naming: NewNames(of: former.member, former.app, calledNow: new, app))
    guard !change.mentions.areNone || !change.plan.outOfDate.isEmpty else { return nil }
    return try session.carryOut(change, place.input, Diagnostics())
  }
}

extension NewNames {
  /// The names that are generated for a member, before and after it is renamed.
  init(of member: MemberSubject, _ before: App, calledNow new: String, _ after: App) {
    let owner = member.owner
    let subject = Subject(kind: owner.kind, name: owner.name)
    self.init(GeneratedSymbols(before, of: subject), GeneratedSymbols(after, of: subject))
    add(member, calledNow: new, in: before)
    if member.kind == .member { addDoubles(of: owner.name, before, after) }
  }

  /// Adds the member's name, and the names of its property and its closure.
  mutating func add(_ member: MemberSubject, calledNow new: String, in app: App) {
    // Its function is private to the generated file.
    if member.kind == .answer { return }
    let old = member.name
    add(old, new)
    if member.kind.isObserved { add("\(old)Property", "\(new)Property") }
    guard member.isAnswered, app.configuration.flowOutput == .closures else { return }
    add(MemberName(validated: old).closure.text, MemberName(validated: new).closure.text)
  }

  /// Adds the names in a service's doubles, if it has any.
  fileprivate mutating func addDoubles(of service: String, _ before: App, _ after: App) {
    guard before.configuration.hasDoubles else { return }
    let names = [before, after].map { app in
      app.services.first { $0.reference.name.text == service }?.namesInDoubles ?? []
    }
    for (old, new) in zip(names[0], names[1]) where old != new { add(old.text, new.text) }
  }
}

extension SpecDraft {
  /// Writes a name in some places, each in its source.
  mutating func replace(_ spans: Set<SourceSpan>, with name: String) {
    for (file, spans) in Dictionary(grouping: spans, by: \.file) {
      edit(file, spans.map { SourceEdit(span: $0, replacement: name) })
    }
  }
}
