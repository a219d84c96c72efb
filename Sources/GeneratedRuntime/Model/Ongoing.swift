extension Stage {
  /// The change in progress.
  struct Ongoing {
    var depth = 0
    var answer: Answer?
    var isAnimated = false
    /// The transition to what is shown next.
    var transition: FlowTransition?
    /// The flows that lost something, which end if nothing else is left of them. Retained, since
    /// they may be released before the change is complete.
    var losers: [Flow] = []
    var starting: [Flow] = []
    /// The flows that have ended without their parents having been told.
    var unheard: [any Coordinator] = []
    /// Whether something left or ended, so that containers may have to be removed, too.
    var hasLost = false
  }

  /// An answer to a screen's event; calls without a sender aren't answers.
  enum Answer {
    case free
    case muted
  }
}
