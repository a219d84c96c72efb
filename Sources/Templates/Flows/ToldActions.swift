import MvvmgenAppModel
import MvvmgenStorage

/// The actions that flows call on screens, after events elsewhere, so the user has no button for
/// them.
final class ToldActions: Sendable {
  private let app: App
  /// Nil until a view is scaffolded, which is rare.
  private let found = Locked<Found?>(nil)

  /// The actions of each screen. A class, because the compiler is slow to infer nested types of
  /// tables.
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
    for coordinator in app.coordinators {
      coordinator.visitAnswers { answer in
        answer.visitSteps { step in
          guard case .tell(let call) = step, call.listener.kind == .screen else { return }
          found[call.listener.base, default: []].insert(call.action)
        }
      }
    }
    return found
  }
}
