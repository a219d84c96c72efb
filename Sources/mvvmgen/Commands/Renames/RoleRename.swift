import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen rename role Main Content:about info`
struct RoleRename: ProjectCommand {
  let session: Session
  let place: MemberPlace

  func run() throws -> ExitCode {
    let (old, new, owner) = (arguments.operands[2], arguments.operands[3], place.owner)
    guard let app = try session.app(of: place.input),
      let flow = app.coordinators.first(where: { $0.names.base.text == owner.name })
    else { return .findings }
    let parts = old.split(separator: ShownName.separator, omittingEmptySubsequences: false)
    let (screen, role) = (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    try check(old, role, new, of: screen, in: flow)
    var draft = SpecDraft(place.input)
    let meanings = place.input.meanings
    let named: Set = [
      Meaning(
        .role(of: InternedText(screen)), InternedText(role),
        of: Meaning.Owner(.coordinator, flow.names.base))
    ]
    draft.replace(Set(meanings.spans(of: named)), with: new)
    guard let after = session.generation(of: draft.after).app else {
      return try session.carryOut(draft)
    }
    guard meanings.areSame(draft.after.meanings, renaming: named, to: new) else {
      throw CommandError.refused(
        "a 'popTo' would go back to the screen of another flow, which shows"
          + " '\(screen.printable):\(new)'")
    }
    let subject = Subject(kind: .coordinator, name: owner.name)
    var names = NewNames(GeneratedSymbols(app, of: subject), GeneratedSymbols(after, of: subject))
    names.add(role, new)
    return try session.carryOut(draft, naming: { _ in names })
  }

  private func check(
    _ old: String, _ role: String, _ new: String, of screen: String, in flow: Coordinator
  ) throws {
    let owner = flow.names.base.text
    let shown = flow.roles.flatMap { roles in
      roles.roles.map { "\(roles.screen.base.text)\(ShownName.separator)\($0.text)" }
    }
    let name = "\(screen)\(ShownName.separator)\(role)"
    guard shown.contains(name) else {
      let near = suggestion(for: old, among: shown) ?? ""
      throw CommandError.refused("'\(owner)' shows no screen in the role '\(old.printable)'\(near)")
    }
    guard shown.contains("\(screen)\(ShownName.separator)\(new)") else { return }
    throw CommandError.refused("'\(owner)' shows '\(screen)' in the role '\(new)', too")
  }
}
