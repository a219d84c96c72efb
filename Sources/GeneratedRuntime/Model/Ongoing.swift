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
    /// The flows that have ended and whose parents haven't been notified yet, and where each was, as of an
    /// event's sender.
    var unheard: [(flow: any Coordinator, sources: [Int], locks: [Int])] = []
    /// Whether something left or ended, so that containers may have to be removed, too.
    var hasLost = false
    /// The columns that began again.
    var renewed: [Int] = []
    /// The number of flows that are about to end though they have something on screen.
    var hidden = 0
  }

  /// An answer to a screen's event; calls without a sender aren't answers.
  enum Answer {
    case free
    case muted
    /// The answer to an outcome: what it would show waits.
    case late(Late)
  }

  /// The steps of an answer to an outcome that show something, as soon as its screen is in sight.
  @MainActor
  final class Late {
    let origin: Trace.Origin
    var steps: [@MainActor () -> Void] = []

    init(_ origin: Trace.Origin) { self.origin = origin }
  }
}

extension Stage {
  /// A decision that a flow waits for, or an answer that waits until its screen is in sight.
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
    /// Nil for an answer that needs no decision.
    let place: Place?
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
      guard let place, let again = other.place, place.line == again.line,
        "\(place.file)" == "\(again.file)", flow === other.flow
      else { return false }
      return switch (sender, other.sender) {
      case (.screen(let one), .screen(let other)): one === other
      case (.flow(let one), .flow(let other)): one === other
      case (.screen, .flow), (.flow, .screen): false
      }
    }

    /// The call that has no effect if it isn't answered.
    var call: Call { Call(place == nil ? "answer" : "decide") }

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

extension Stage {
  /// The event of a screen, or of a flow's screens, when the user takes away the screen, or all that the
  /// flow shows.
  @MainActor
  struct Exit {
    /// Creates the answer to the event, if this is a screen that has it.
    typealias Event = @MainActor (any Screen) -> (@MainActor () -> Void)?

    enum Moment {
      /// Nothing leaves; the answer decides. Nil for none, so that the user can't.
      case before(Event?)
      case after(Event)
    }

    let moment: Moment
    private weak var screen: Presence?
    /// Which of its appearances: it may be shown again.
    private let id: Int?
    private weak var flow: Flow?

    init(_ moment: Moment, of screen: any Screen) {
      (self.moment, self.screen, id) = (moment, screen.presence, screen.presence.shown?.id)
    }

    init(_ moment: Moment, of flow: Flow) {
      (self.moment, self.flow, id) = (moment, flow, nil)
    }

    /// Whether the screen has left, or the flow has ended; or neither was ever there.
    var isOver: Bool {
      (id == nil || screen?.shown?.id != id)
        && flow.map { $0.stage == nil || $0.end != nil } != false
    }

    /// Whether nothing of it would be left without these.
    func isComplete(in leaving: [Item]) -> Bool {
      guard let flow else { return leaving.contains(where: isOf) }
      return flow.shownCount > 0
        && leaving.count { $0.flow.isWithin(flow) } == flow.shownCount
    }

    /// Whether this is the screen, or one of the flow's own.
    func isOf(_ item: Item) -> Bool {
      item.screen.map { $0.presence === screen || item.flow === flow } ?? false
    }

    /// Whether the entry is the screen, or is in the flow.
    func concerns(_ entry: Entry) -> Bool {
      entry.screen.map { $0.presence === screen } == true || flow.map(entry.flow.isWithin) == true
    }
  }

  /// The effect where the user would take something away that asks first.
  package enum Question {
    case stays
    case sends(@MainActor () -> Void)
  }
}
