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
    let below = app.coordinators.filter {
      $0.goesBack(to: role, of: screen, in: flow.names.coordinator)
    }
    let flows = Set((below + [flow]).map(\.names.base.text))
    let named = place.outlines.filter { $0.kind == .coordinator && flows.contains($0.name) }
      .flatMap(\.roles).filter { $0.screen == screen && $0.role.value == role }
    draft.replace(named.map(\.role.span), with: new)
    guard let after = session.generation(of: draft.after).app else {
      return try session.carryOut(draft)
    }
    guard after.waysBack == app.waysBack else {
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

extension App {
  /// The target of each `popTo`, without the names of roles.
  fileprivate var waysBack: [String] {
    coordinators.flatMap { flow in
      flow.waysBack.map { way in
        let owner = way.target.role?.owner?.text ?? ""
        return "\(flow.names.base.text) \(way.target.base.text) \(owner)"
      }
    }
  }
}

extension Coordinator {
  /// Whether it goes back to a screen in a role that a flow above shows.
  fileprivate func goesBack(to role: String, of screen: String, in flow: TypeName) -> Bool {
    waysBack.contains { way in
      way.target.base.text == screen && way.target.role?.name.text == role
        && way.target.role?.owner == flow
    }
  }

  fileprivate var waysBack: [WayBack] {
    var ways: [WayBack] = []
    visitAnswers { answer in
      answer.visitSteps { if case .popTo(let way, _, _) = $0 { ways.append(way) } }
    }
    return ways
  }
}
