import Language
import Storage
import Syntax

extension AnswerResolver {
  /// The fix is to answer them with `"stay"`, unless a flow of that name was meant.
  mutating func report(_ events: UnansweredEvents) {
    let name = events.sender.name
    let mayBeFlow =
      events.sender.kind == .screen && events.spec == nil && name != coordinator.names.base.interned
    let isFlow = mayBeFlow && directory.flows[name] != nil
    diagnostics.report(
      isFlow ? .flowIsMeant(events) : .unanswered(events, fixIt: fixIt(events)))
  }

  /// Whether a flow with tabs would push it, which is an error of its own: it is never shown.
  func isPushedWithoutStack(_ screen: ShownScreen) -> Bool {
    guard screen.ways == .pushed, case .tabs = coordinator.spec.stack else { return false }
    return !coordinator.spec.answerSteps.contains(where: \.replaces)
  }

  private func fixIt(_ events: UnansweredEvents) -> Diagnostic.FixIt? {
    let answers = events.names.map { "\"\($0)\": \"stay\"" }
    if let spec = events.spec { return spec.insertionPoint.adding(answers) }
    let entry = "\"\(events.sender.name.string)\": { \(answers.joined(separator: ", ")) }"
    let spec = coordinator.spec
    let isScreen = events.sender.kind == .screen
    if let list = isScreen ? spec.screensInsertionPoint : spec.flowsInsertionPoint {
      return list.adding([entry])
    }
    let key = isScreen ? CoordinatorKey.screens : .flows
    return spec.insertionPoint?.adding(["\"\(key.rawValue)\": { \(entry) }"])
  }
}

extension Diagnostic.Code {
  /// Events without an answer.
  fileprivate static let unanswered = Self("MG403")
}

extension Diagnostic {
  fileprivate static func unanswered(_ events: UnansweredEvents, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .unanswered, at: events.span,
      "\(events.problem); if nothing is to happen, answer with `\"stay\"`", fixIt: fixIt)
  }

  fileprivate static func flowIsMeant(_ events: UnansweredEvents) -> Diagnostic {
    let name = events.sender.name.string
    return Diagnostic(
      .unanswered, at: events.span,
      "\(events.problem); a flow has that name, too: to start it, write `{ \"start\": \"\(name)\" }`, or "
        + "`{ \"flow\": \"\(name)\" }` where a flow begins")
  }
}
