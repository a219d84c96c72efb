extension Stage {
  /// The change in progress.
  struct Ongoing {
    var depth = 0
    var answer: Answer?
    /// The stacks from which the event came, innermost first: that of its screen, those around it, and
    /// those from which its modal was shown. Kept while there are containers.
    var sources: [Int] = []
    /// The locks that the sender of the event is in or above.
    var locks: [Int] = []
    var isAnimated = false
    /// The transition to the item that is shown next.
    var transition: FlowTransition?
    /// The flows that lost something, which end if nothing else is left of them. Retained, since
    /// they may be released before the change is complete.
    var losers: [Flow] = []
    var starting: [Flow] = []
    /// The flows that have ended and whose parents haven't been notified yet.
    var unheard: [any Coordinator] = []
    /// Whether something left or ended, so that containers may have to be removed, too.
    var hasLost = false
    /// The splits whose second columns began again.
    var renewed: [Int] = []
    /// The number of flows that are about to end though they have something on screen.
    var hidden = 0
  }

  /// An answer to a screen's event; calls without a sender aren't answers.
  enum Answer {
    case free
    case muted
  }
}

extension Stage {
  /// A decision that a flow waits for.
  @MainActor
  struct Decision {
    /// The sender of the event that is decided about.
    enum Sender {
      case screen(Presence)
      case flow(Flow)
    }

    /// Where in the code the decision is requested.
    struct Place {
      let file: StaticString
      let line: UInt

      /// Shared by all events of a sender of which only the newest counts.
      static let latest = Self(file: "", line: 0)
    }

    var sender: Sender
    /// The flow that decides in its start, and shows nothing before.
    let start: Flow?
    let place: Place
    let origin: Trace.Origin?
    /// The change in which the event came, if it came in one.
    let change: Int?
    /// Where the event came from.
    let sources: [Int]

    /// Why its result will have no effect.
    var cancellation: Change.Drop.Reason?

    /// Runs its answer, which waits until nothing covers the sender's screen.
    var answer: (@MainActor () -> Void)?

    /// Whether the event came again.
    func isSame(as other: Self) -> Bool {
      guard place.line == other.place.line, "\(place.file)" == "\(other.place.file)" else {
        return false
      }
      return switch (sender, other.sender) {
      case (.screen(let one), .screen(let other)): one === other
      case (.flow(let one), .flow(let other)): one === other
      case (.screen, .flow), (.flow, .screen): false
      }
    }

    /// Whether it is the flow that waits, or one within it that no lock keeps.
    func isOf(_ other: Flow, on stage: Stage) -> Bool {
      guard let flow else { return false }
      return flow.isWithin(other) && !stage.isLocked(flow, from: other)
    }

    /// The flow that waits; nil for an answer to a screen's event.
    var flow: Flow? {
      if let start { return start }
      return if case .flow(let flow) = sender { flow } else { nil }
    }

    /// Why the sender can't be answered any more.
    var end: Change.Drop.Reason? {
      if start?.end != nil { return .ended }
      return switch sender {
      case .screen(let presence): presence.isShown ? nil : .left
      case .flow(let flow): flow.end == nil ? nil : .ended
      }
    }
  }
}

/// Creates the answer to a swipe, if this is the screen that has the event.
typealias Swipe = @MainActor (any Screen) -> (@MainActor () -> Void)?

/// The answer to the swipe of a layer.
struct HeldSwipe {
  let answer: Swipe
  /// The flow whose first screen may have the event, and which may show it again.
  weak var flow: Flow?
}
