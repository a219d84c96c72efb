import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax

/// `mvvmgen remove state Login isBusy`
struct MemberRemoval: ProjectCommand {
  let session: Session
  let kind: MemberKind

  func run() throws -> ExitCode {
    try session.checkOwnerIsGiven(of: kind)
    guard kind != .role else {
      throw UsageError("a role is gone when nothing shows the screen in it: change these answers")
    }
    return try session.drafting(remove)
  }

  private func remove() throws -> ExitCode {
    let name = arguments.operands[2]
    let place = try MemberPlace(of: kind, in: session)
    guard case (var member, let app)? = try place.find(name) else { return .findings }
    try checkIsOne(member)
    // The event of its name stays.
    member.isWithoutEvent = kind == .action
    let owner = member.owner
    var draft = SpecDraft(place.input)
    for list in member.lists {
      for spec in [owner] + place.declared { draft.remove(name, from: list, of: spec) }
    }
    if !member.keys.isEmpty { draft.removeAnswer(name, kind, of: owner) }
    let uses = place.uses(of: member)
    let answered = uses.spans.subtracting(uses.shared)
    for flow in place.outlines where kind == .event {
      draft.removeAnswers(to: name, of: owner, in: flow, where: answered.contains)
    }
    let changes =
      session.arguments.has(.withAnswers)
      ? session.takeAnswers(from: &draft, session.generation(of: place.input)) : []
    for spec in draft.after.survey.outlines { draft.removeLostSecrets(of: spec) }
    let subject = Subject(kind: owner.kind, name: owner.name)
    let before = GeneratedSymbols(app, of: subject)
    let names = { (after: App) in
      var names = NewNames(of: before, lostIn: GeneratedSymbols(after, of: subject))
      names.add(member, calledNow: name, in: app)
      return names
    }
    let locations = session.locations(in: draft.after)
    let code = try session.carryOut(draft, naming: names, areGone: true) { finding in
      guard finding.severity == .error, locations.text(of: finding.span) == name else {
        return finding
      }
      return .stillNeeded("\(kind.rawValue) '\(name)'", at: finding.span)
    }
    if code == .success { for change in changes { console.say(change) } }
    return code
  }

  /// Checks that no list has several members with the name.
  private func checkIsOne(_ member: MemberSubject) throws {
    let lists = member.lists.map { list in
      member.owner.members(in: list).filter { $0.name == member.name }
    }
    guard let several = lists.first(where: { $0.count > 1 }) else { return }
    let texts = several.map { "'\($0.text.printable)'" }.joined(separator: " and ")
    throw CommandError.refused(
      "'\(member.owner.name)' has \(texts): take one out of the spec by hand, then run"
        + " \(project.suggestion("generate"))")
  }
}
