import GeneratedRuntime

/// Events of screens that aren't taps: what their answers would show waits until the screens are in sight.
extension ModelTree {
  struct Outcome {
    let entry: Entry
    let name: Int
    func isSame(as other: Outcome) -> Bool { entry === other.entry && name == other.name }
  }

  /// What an answer shows later.
  final class LateAnswer {
    let event: Outcome
    var number = 0
    var steps: [(step: Step, run: () -> Void)] = []
    init(_ event: Outcome) { self.event = event }
  }

  /// Why an answer shows nothing now: it is to a second tap, or waits.
  enum Mute {
    case isAgain
    case late(LateAnswer)
  }

  func send(_ event: Outcome, _ steps: [Step]) {
    var mute: Mute?
    if isInSight(event.entry) {
      hidden.append(event)
    } else {
      mute = hidden.contains(where: event.isSame) ? .isAgain : .late(LateAnswer(event))
    }
    send(from: event.entry, mute) { run(steps, on: event.entry.node) }
  }

  /// Whether a step is made at once.
  func isNow(_ step: Step, on node: Node, _ sender: Node?) -> Bool {
    guard let mute, step.shows, !isOver(node) else { return true }
    if case .late(let answer) = mute {
      if answer.steps.isEmpty {
        waited += 1
        answer.number = waited
        late.append(answer)
      }
      // What is shown is made now, for the screen that asks now.
      let openers = step.hasOpeners ? openers(from: sender, on: node) : nil
      answer.steps.append(
        (
          step,
          {
            self.openersOfLate = openers
            self.run([step], on: node, sender: sender)
            self.openersOfLate = nil
          }
        ))
    }
    return false
  }

  /// After a change, those whose screens are in sight, in the order in which they came.
  func answerWaiting() {
    late.removeAll { answer in !items.contains { $0 === answer.event.entry } }
    let decided = waiting.firstIndex { $0.isDecided && $0.sender.map(isInSight) == true }
    let index = late.firstIndex { isInSight($0.event.entry) }
    if let decided, index.map({ waiting[decided].number < late[$0].number }) ?? true {
      decide(waiting.remove(at: decided))
    } else if let index {
      let answer = late.remove(at: index)
      hidden.append(answer.event)
      send(from: answer.event.entry) { for step in answer.steps { step.run() } }
    }
  }

  /// Those whose screens are in sight again, or gone.
  func forgetHidden() {
    hidden.removeAll { event in
      isInSight(event.entry) || !items.contains { $0 === event.entry }
    }
  }

  private func isInSight(_ entry: Entry) -> Bool { inSight.contains { $0 === entry } }
}

extension Step {
  /// Whether it shows something, and removes nothing.
  fileprivate var shows: Bool {
    switch self {
    case .start(_, .replace): false
    case .push, .present, .lock, .detail, .start, .startLock, .tabs, .split, .select,
      .selectPrevious:
      true
    default: false
    }
  }

  fileprivate var hasOpeners: Bool {
    switch self {
    case .present(let sight): !sight.isExternal
    case .start, .startLock: true
    default: false
    }
  }

  /// The number of what was made to be shown.
  var made: Int? {
    switch self {
    case .push(let sight), .present(let sight), .lock(let sight), .detail(let sight): sight.id
    case .start(let begin, _), .startLock(let begin): begin.id
    default: nil
    }
  }
}
