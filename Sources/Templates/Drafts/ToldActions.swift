import AppModel
import Storage

/// The actions that flows tell screens: they follow what happened elsewhere, so the user has no button
/// for them.
final class ToldActions: Sendable {
  private let app: App
  /// Nil until a view is scaffolded, which few runs do.
  private let found = Locked<Found?>(nil)

  /// The actions of each screen. A class, since Swift takes a while to make out a type of tables.
  private final class Found: Sendable {
    let actions: [TypeName: Set<MemberName>]

    init(_ actions: [TypeName: Set<MemberName>]) { self.actions = actions }
  }

  init(_ app: App) {
    self.app = app
  }

  func of(_ screen: Screen) -> Set<MemberName> {
    let all = found.withLock { found in
      let all = found ?? Found(find())
      found = all
      return all
    }
    return all.actions[screen.names.base] ?? []
  }

  private func find() -> [TypeName: Set<MemberName>] {
    var found: [TypeName: Set<MemberName>] = [:]
    func add(_ steps: ArenaList<Step>) {
      for step in steps {
        if case .tell(let call) = step, call.listener.kind == .screen {
          found[call.listener.base, default: []].insert(call.action)
        }
        for branch in step.branches { add(branch) }
      }
    }
    for coordinator in app.coordinators {
      let own = coordinator.beginnings.map(\.start) + coordinator.events
      let answers =
        coordinator.screens.flatMap { Array($0.answers) }
        + coordinator.flows.flatMap { Array($0.answers) }
      for answer in [coordinator.start] + own + answers { add(answer.steps) }
    }
    return found
  }
}
