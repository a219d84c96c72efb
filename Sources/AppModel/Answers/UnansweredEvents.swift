import Language
import Storage
import Syntax

/// The events of a screen or a child flow that a coordinator doesn't answer.
struct UnansweredEvents {
  let names: [String]
  let sender: Sender
  /// The coordinator's answers to the sender, if it has any.
  let spec: CoordinatorSpec.SenderSpec?

  var span: SourceSpan { spec?.name.span ?? sender.span }

  /// What the specs should have said.
  var problem: String {
    let names = Diagnostic.list(names)
    return "no answer to \(names) of the \(sender.kind) \(sender.name.text.quoted)"
  }
}

extension AnswerResolver {
  /// The fix is to answer them with `"stay"`, unless a flow of that name was meant.
  mutating func report(_ events: UnansweredEvents) {
    let name = events.sender.name
    let mayBeFlow =
      events.sender.kind == .screen && events.spec == nil && name != coordinator.names.base
    let isFlow = mayBeFlow && directory.flows[name.interned] != nil
    diagnostics.report(
      isFlow ? .flowIsMeant(events) : .unanswered(events, fixIt: fixIt(events)))
  }

  private func fixIt(_ events: UnansweredEvents) -> Diagnostic.FixIt? {
    let answers = events.names.map { "\"\($0)\": \"stay\"" }
    if let spec = events.spec { return spec.insertionPoint.adding(answers) }
    let entry = "\"\(events.sender.name.text)\": { \(answers.joined(separator: ", ")) }"
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
    let name = events.sender.name.text
    return Diagnostic(
      .unanswered, at: events.span,
      "\(events.problem); a flow has that name, too: to start it, write `{ \"start\": \"\(name)\" }`, or "
        + "`{ \"flow\": \"\(name)\" }` where a flow begins")
  }
}
