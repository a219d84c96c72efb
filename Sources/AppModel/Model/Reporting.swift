import Language
package import Storage

/// How a screen or a flow tells whoever shows it what happened.
package enum Reporting: Sendable {
  /// It has nothing to tell, or nobody to tell it to.
  case none
  case delegate
  case closures

  init(by output: Configuration.FlowOutput, unless isSilent: Bool = false) {
    self = isSilent ? .none : output == .closures ? .closures : .delegate
  }
}

extension Screen {
  /// The events that its flow delegate hears.
  package var delegated: ArenaList<Event> { reporting == .delegate ? events : [] }

  /// The events that closures report.
  package var closures: ArenaList<Event> { reporting == .closures ? events : [] }
}
