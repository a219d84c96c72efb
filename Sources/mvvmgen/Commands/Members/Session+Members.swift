import AppModel
import Editing
import Generator
import Language
import Map
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen rename action Login signIn logIn`
  mutating func runRenameMember(_ kind: MemberKind) throws -> ExitCode {
    let (old, new) = (arguments.operands[2], arguments.operands[3])
    guard old != new else {
      throw UsageError(message: "'\(new)' is its name already", command: .rename)
    }
    guard MemberKind.isName(new) else {
      throw UsageError(
        message: "'\(new)' isn't the name of a Swift property or function", command: .rename)
    }
    return try drafting { session in
      guard kind == .role else { return try session.renameMember(kind, old, new) }
      return try session.renameRole(old, new)
    }
  }

  /// `mvvmgen remove state Login isBusy`
  mutating func runRemoveMember(_ kind: MemberKind) throws -> ExitCode {
    guard kind != .role else {
      throw UsageError(
        message: "a role is gone when nothing shows the screen in it: change these answers",
        command: .remove)
    }
    return try drafting { try $0.removeMember(kind, $0.arguments.operands[2]) }
  }

  struct Found {
    var member: MemberSubject
    let input: ProjectInput
    let outlines: [SpecOutline]
    let app: App
    let map: AppMap
  }

  /// The project, and the spec that is to have the member.
  struct Place {
    let input: ProjectInput
    let outlines: [SpecOutline]
    let owner: SpecOutline
  }

  private mutating func place(of kind: MemberKind) throws -> Place {
    guard kind != .service else {
      throw UsageError(
        message: "a service is renamed and removed for all who use it: take it out of the services"
          + " of '\(arguments.operands[1])' in its spec by hand",
        command: arguments.command)
    }
    let input = try readSpecs()
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    return Place(
      input: input, outlines: outlines,
      owner: try owner(
        arguments.operands[1], of: kind, among: outlines, having: arguments.operands.dropFirst(2)))
  }

  /// Nil where the specs have errors, which are reported.
  private mutating func find(
    _ kind: MemberKind, _ name: String, in place: Place
  ) throws -> Found? {
    let (input, owner) = (place.input, place.owner)
    guard let app = try app(of: input) else { return nil }
    let member = MemberSubject(kind: kind, owner: owner, name: name)
    let names = kind.names(in: owner)
    guard names.contains(name) else {
      let near = suggestion(for: name, among: names) ?? ""
      throw CommandError(
        .impossible,
        "mvvmgen: error: '\(owner.name)' has no \(kind.rawValue) '\(name.printable)'\(near)\n"
          + "nothing was written")
    }
    return Found(
      member: member, input: input, outlines: place.outlines, app: app,
      map: AppMap(app, roots: []))
  }

  /// Checks that no answer under `"*"` is for other screens or flows, too.
  private func checkIsNotShared(_ uses: MemberUses, of found: Found) throws {
    guard let span = uses.shared.first else { return }
    let locations = SourceLocations(sources: found.input.sources, project: project)
    throw CommandError(
      .impossible,
      "\(locations.location(of: span).text): error: '*' answers '\(found.member.name)' for other"
        + " screens or flows, too: answer it for '\(found.member.owner.name)' by its name first;"
        + " nothing was written")
  }

  /// Checks that no list has several members of the name, of which the command names none.
  private func checkIsOne(_ member: MemberSubject) throws {
    let lists = member.lists.map { list in
      member.owner.members(in: list).filter { $0.name == member.name }
    }
    guard let several = lists.first(where: { $0.count > 1 }) else { return }
    let texts = several.map { "'\($0.text.printable)'" }.joined(separator: " and ")
    throw CommandError(
      .impossible,
      "mvvmgen: error: '\(member.owner.name)' has \(texts): take one out of the spec by hand, then run"
        + " \(project.suggestion("generate"))\nnothing was written")
  }

  private mutating func renameMember(
    _ kind: MemberKind, _ old: String, _ new: String
  ) throws -> ExitCode {
    let place = try place(of: kind)
    if let code = try completeRename(kind, old, new, in: place) { return code }
    guard let found = try find(kind, old, in: place) else { return .findings }
    var draft = SpecDraft(found.input)
    let uses = MemberUses(found.member, in: found.outlines, found.map)
    try checkIsNotShared(uses, of: found)
    draft.replace(uses.spans, with: new)
    draft.renameSecret(old, to: new, of: found.member)
    let generation = pipeline.generate(draft.after.sources, draft.after.configuration)
    guard let app = generation.app else {
      let code = try carryOut(draft)
      if [.input, .state].contains(kind),
        generation.diagnostics.all.contains(where: { $0.code == .unbound })
      {
        console.say(
          "an answer passes '\(old)' by its name: bind it there first, with"
            + " `\"with\": { \"\(old)\": \"\(old)\" }`, and then rename it")
      }
      return code
    }
    let owner = found.member.owner
    let renamed = DataProof.RenamedInput(
      owner: AppMap.Node(owner.kind, owner.name), old: old, new: new)
    let before = DataProof(found.app, renamed: kind == .input || kind == .state ? renamed : nil)
    guard before == DataProof(app) else {
      throw CommandError(
        .impossible,
        "mvvmgen: error: '\(old)' is bound by its name: say where it comes from with `with` first,"
          + " or something else would be passed\nnothing was written")
    }
    return try carryOut(
      draft, naming: { NewNames(of: found.member, found.app, calledNow: new, $0) })
  }

  private mutating func removeMember(_ kind: MemberKind, _ name: String) throws -> ExitCode {
    guard var found = try find(kind, name, in: place(of: kind)) else { return .findings }
    try checkIsOne(found.member)
    // The event of its name stays.
    found.member.isWithoutEvent = kind == .action
    let (owner, member) = (found.member.owner, found.member)
    var draft = SpecDraft(found.input)
    for list in member.lists { draft.remove(name, from: list, of: owner) }
    if member.isFromOutside { draft.removeOutsideEvent(name, of: owner) }
    let uses = Set(MemberUses(member, in: found.outlines, found.map).spans)
    for flow in found.outlines where kind == .event {
      draft.removeAnswers(to: name, of: owner, in: flow, where: uses.contains)
    }
    let remaining = pipeline.survey(draft.after.sources, draft.after.configuration).outlines
    for spec in remaining { draft.removeLostSecrets(of: spec) }
    let subject = Subject(kind: owner.kind, name: owner.name)
    let before = GeneratedSymbols(found.app, of: subject)
    let names = { (after: App) in
      var names = NewNames(of: before, lostIn: GeneratedSymbols(after, of: subject))
      names.add(member, calledNow: name, in: found.app)
      return names
    }
    let left = MemberUses(member, in: remaining, found.map).references
    return try carryOut(draft, naming: names, areGone: true) { finding in
      guard finding.severity == .error, left.contains(finding.span) else { return finding }
      return .stillNeeded("\(kind.rawValue) '\(name)'", at: finding.span)
    }
  }

  /// Carries a draft out, and lists what the developer's files name.
  ///
  /// - Parameters:
  ///   - names: those that the app has after it, in place of its names before.
  ///   - reworded: what to say in place of a finding.
  mutating func carryOut(
    _ draft: SpecDraft, naming names: (App) -> NewNames, areGone: Bool = false,
    reworded: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> ExitCode {
    let generation = try generate(from: draft, reworded: reworded)
    guard !hasErrors(generation.diagnostics) else {
      console.say(
        areGone ? "nothing was removed: change first what still needs it" : "nothing was written")
      return .findings
    }
    let outlines = pipeline.survey(draft.after.sources, draft.after.configuration).outlines
    let own = OwnFiles(
      disk: project.disk, configuration: draft.after.configuration, outlines: outlines)
    var change = try change(
      with: plan(generation, draft.after), own,
      naming: generation.app.map(names) ?? NewNames(), areGone: areGone)
    change.drafted = draft.edits
    return try carryOut(change, draft.after, Diagnostics())
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

  /// The member's name, and those of what observes or reports it.
  fileprivate mutating func add(_ member: MemberSubject, calledNow new: String, in app: App) {
    let old = member.name
    add(old, new)
    if member.kind.isObserved { add("\(old)Property", "\(new)Property") }
    guard member.isReported(in: app) else { return }
    add(MemberName(validated: old).closure.text, MemberName(validated: new).closure.text)
  }

  /// What a service's doubles are told by, where it has doubles.
  fileprivate mutating func addDoubles(of service: String, _ before: App, _ after: App) {
    guard before.configuration.doubles != nil else { return }
    let names = [before, after].map { app in
      app.services.first { $0.reference.name.text == service }?.namesInDoubles ?? []
    }
    for (old, new) in zip(names[0], names[1]) where old != new { add(old.text, new.text) }
  }
}

extension MemberKind {
  /// The members of this kind that a spec declares.
  func names(in owner: SpecOutline) -> [String] {
    let outside = self == .event ? owner.outsideEvents.map(\.value) : []
    return (list(in: owner.kind).map(owner.names(in:)) ?? []) + outside
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}

extension SpecDraft {
  /// Writes a name in some places, each in its source.
  mutating func replace(_ spans: [SourceSpan], with name: String) {
    for (file, spans) in Dictionary(grouping: Set(spans), by: \.file) {
      edit(file, spans.map { SourceEdit(span: $0, replacement: name) })
    }
  }
}
