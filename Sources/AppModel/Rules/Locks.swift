import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// A lock leaves with the flow that shows it, so nothing may be beside that flow.
  static func locksOfParts(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let locking = app.flows.filter { !app.navigation[$0.number].locks.isEmpty }
    if locking.isEmpty { return }
    let starts = app.navigation.flows.lazy.flatMap(\.starts).filter { $0.presentation != nil }
    let parts = Set(starts.map(\.flow.number))
    for flow in locking {
      let lineage = [flow.number] + app.navigation.above(flow.number)
      guard lineage.contains(where: parts.contains) else { continue }
      for lock in app.navigation[flow.number].locks {
        diagnostics.report(
          .lockOfPart, at: lock.span,
          "the lock \(lock.value.quoted) leaves with the flow \(flow.names.base.text.quoted), which may end "
            + "while other flows go on: let the root show it, in answer to an event")
      }
    }
  }
}
