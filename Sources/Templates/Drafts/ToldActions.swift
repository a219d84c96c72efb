import AppModel
import Storage

/// The actions that flows tell screens: they follow what happened elsewhere, so the user has no button
/// for them.
final class ToldActions: Sendable {
  private let coordinators: [Coordinator]
  /// For each screen; nil until a view is scaffolded, which few runs do.
  private let known = Locked<[TypeName: Set<MemberName>]?>(nil)

  init(_ app: App) {
    coordinators = Array(app.coordinators)
  }

  func of(_ screen: Screen) -> Set<MemberName> {
    known.withLock { known in
      let all = known ?? find()
      known = all
      return all[screen.names.base] ?? []
    }
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
    for coordinator in coordinators {
      let own = coordinator.beginnings.map(\.start) + coordinator.events
      let answers =
        coordinator.screens.flatMap { Array($0.answers) }
        + coordinator.flows.flatMap { Array($0.answers) }
      for answer in [coordinator.start] + own + answers { add(answer.steps) }
    }
    return found
  }
}
