import Language
package import Storage

/// How a screen or a flow reports events to the flow that shows it.
package enum Reporting: Sendable {
  /// It has no events, or nothing to report them to.
  case none
  case delegate
  case closures

  init(by output: Configuration.FlowOutput, unless isSilent: Bool = false) {
    self = isSilent ? .none : output == .closures ? .closures : .delegate
  }
}

extension Screen {
  /// The events that its flow delegate receives.
  package var delegated: ArenaList<Event> { reporting == .delegate ? events : [] }

  /// The events that closures report.
  package var closures: ArenaList<Event> { reporting == .closures ? events : [] }
}
