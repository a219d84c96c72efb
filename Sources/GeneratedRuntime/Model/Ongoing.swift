extension Stage {
  /// A change that is under way.
  struct Ongoing {
    var depth = 0
    var answer: Answer?
    var isAnimated = false
    /// Those that lost something, and end if nothing else is left of them. Held, since they may be
    /// let go before the change is through.
    var losers: [Flow] = []
    var starting: [Flow] = []
    /// Those that ended and whose parents haven't been told yet.
    var unheard: [any Coordinator] = []
    /// Whether something left or ended, so that containers may have to go, too.
    var hasLost = false
  }

  /// An answer to a screen; calls without a sender are none.
  enum Answer {
    case free
    case muted
  }
}
