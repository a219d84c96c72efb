import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax

/// The project of a command on a member, and the spec that has the member.
struct MemberPlace {
  let session: Session
  let kind: MemberKind
  let input: ProjectInput
  let outlines: [SpecOutline]
  let owner: SpecOutline
  /// Specs that declare the owner in another target, with the same members.
  let declared: [SpecOutline]

  typealias Found = (member: MemberSubject, app: App)

  /// Reads the project, and looks the owner in the command line up.
  init(of kind: MemberKind, in session: Session) throws {
    let operands = session.arguments.operands
    guard kind != .service else {
      throw UsageError(
        "a service is renamed and removed for all who use it: take it out of the services of"
          + " '\(operands[1])' in its spec by hand")
    }
    (self.session, self.kind) = (session, kind)
    input = try session.readSpecs()
    let survey = input.survey
    outlines = survey.outlines
    let owner = try session.owner(
      operands[1], of: kind, among: outlines, having: operands.dropFirst(2))
    self.owner = owner
    declared = survey.declared.filter { $0.kind == owner.kind && $0.name == owner.name }
  }

  /// The member with a name. Nil if the specs have errors, which are reported then.
  func find(_ name: String) throws -> Found? {
    guard let app = try session.app(of: input) else { return nil }
    let member = MemberSubject(kind: kind, owner: owner, name: name, in: app)
    let names = kind.names(in: owner)
    guard names.contains(name) else {
      let near = suggestion(for: name, among: names) ?? ""
      throw CommandError.refused(
        "'\(owner.name)' has no \(kind.rawValue) '\(name.printable)'\(near)")
    }
    return (member, app)
  }

  func uses(of member: MemberSubject) -> MemberUses {
    MemberUses(member, declared: declared, in: input.meanings)
  }

  /// A member as it was before it got its name in the app, and the app before.
  func former(_ name: String, called old: String, in app: App) -> Found? {
    let member = MemberSubject(kind: kind, owner: owner, name: name, in: app)
    var draft = SpecDraft(input)
    draft.replace(uses(of: member).spans, with: old)
    draft.renameSecret(name, to: old, of: member)
    let before = session.generation(of: draft.after).app
    guard let before, let owner = session.outline(ofFile: owner.span.file, in: draft) else {
      return nil
    }
    return (MemberSubject(kind: kind, owner: owner, name: old, in: before), before)
  }
}
