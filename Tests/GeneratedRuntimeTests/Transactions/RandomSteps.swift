import GeneratedRuntime

/// A step of an answer, as data: the runtime and the model do the same.
indirect enum Step {
  case push(Sight)
  case present(Sight)
  case lock(Sight)
  case replace(Sight)
  case detail(Sight)
  case start(Begin, FlowPresentation)
  case startLock(Begin)
  case tabs([Begin])
  case split(Sight, [Column])
  case select(Int)
  case selectPrevious
  /// Leaves the child that reports, or else the flow's own last screen.
  case back
  case pop(to: Int)
  case popAbove(to: Int)
  case popToRoot
  case closeModals
  case restart
  case report([Step])
  case finish(report: [Step])
  case cancel
  case tell(Int, [Step])
  /// Finds the screen of each type that the answer is for.
  case find
  /// Comes later.
  case decide([Step])
}

/// What a later column begins with, if anything.
struct Column {
  var sight: Sight?
  var begin: Begin?
}

/// A screen to show: one of six types, with a number of its own. A seventh, which is only pushed or
/// presented, and only where UIKit draws, is a coordinator of the app's own.
struct Sight {
  let type: Int
  let id: Int
  var name: String { Self.names[type] }
  static let names = ["A", "B", "C", "D", "E", "F", "ExternalScreen<Legacy>"]
  var isExternal: Bool { type == 6 }
}

/// A flow to start: one of four types, with a number of its own, what it does first, and the
/// answer of its parent when the user has left it.
struct Begin {
  let type: Int
  let id: Int
  let steps: [Step]
  let cancelled: [Step]
  var name: String { Self.names[type] }
  static let names = ["P", "Q", "R", "S"]
}

/// What happens from outside.
enum Event {
  case answer(flow: Int, [Step])
  /// The answer to an event of a screen that nothing covers.
  case send(screen: Int, [Step])
  /// The answer to an event of any screen, which isn't a tap.
  case outcome(screen: Int, name: Int, [Step])
  case leave(screen: Int)
  case close(layer: Int)
  case decided
}

/// Makes random answers.
struct StepMaker {
  var dice: Dice
  private var lastID = 0
  /// What begins in a column again and again could wait for ever.
  private var isInColumn = false

  init(seed: UInt64) { dice = Dice(state: seed) }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }

  mutating func sight(of types: Int = 6) -> Sight {
    lastID += 1
    return Sight(type: number(0..<types), id: lastID)
  }

  private mutating func anySight() -> Sight {
    #if UIKIT_STAND_IN
      sight(of: CheckedHosts.isSwiftUI ? 6 : 7)
    #else
      sight()
    #endif
  }

  mutating func begin(_ depth: Int, type: Int? = nil) -> Begin {
    lastID += 1
    let id = lastID
    var steps: [Step] = number(0..<8) == 0 ? [] : [.push(anySight())]
    switch number(0..<8) {
    case 0 where depth < 2: steps = [tabs(depth)]
    case 1 where depth < 2: steps = [split(depth)]
    case 2...4 where depth < 4: steps += answer(1..<3, depth + 1)
    case 5 where !isInColumn: steps = [.decide(answer(1..<4, depth + 1))]
    default: break
    }
    let cancelled = depth < 3 && number(0..<3) == 0 ? answer(1..<4, depth + 1) : []
    return Begin(type: type ?? number(0..<4), id: id, steps: steps, cancelled: cancelled)
  }

  mutating func answer(_ count: Range<Int>, _ depth: Int = 0) -> [Step] {
    (0..<number(count)).map { _ in step(depth) }
  }

  /// The answer to an event that may wait.
  mutating func outcome() -> [Step] {
    (0..<number(1..<4)).map { _ in
      switch number(0..<12) {
      case 0, 1: .push(sight())
      case 2: .present(sight())
      case 3: .lock(sight())
      case 4: .detail(sight())
      case 5, 6: .start(begin(1), number(0..<2) == 0 ? .push : .present)
      case 7: .select(number(0..<4))
      case 8: .report([.push(sight())])
      case 9: .finish(report: [.present(sight())])
      case 10: .popToRoot
      default: number(0..<2) == 0 ? .closeModals : .replace(sight())
      }
    }
  }

  private mutating func tabs(_ depth: Int) -> Step {
    let first = number(0..<4)
    return .tabs((0..<number(1..<4)).map { begin(depth + 1, type: (first + $0) % 4) })
  }

  private mutating func split(_ depth: Int) -> Step {
    let last = number(0..<3) == 0 ? Column() : column(depth)
    return .split(sight(), number(0..<2) == 0 ? [column(depth), last] : [last])
  }

  private mutating func column(_ depth: Int) -> Column {
    if number(0..<2) == 0 { return Column(sight: sight()) }
    isInColumn = true
    defer { isInColumn = false }
    return Column(begin: begin(depth + 1))
  }

  private mutating func presentation() -> FlowPresentation {
    switch number(0..<6) {
    case 0: .replace
    case 5: .detail
    case 1, 2: .present
    default: .push
    }
  }

  private mutating func step(_ depth: Int) -> Step {
    if depth > 3 { return number(0..<2) == 0 ? .push(anySight()) : .popToRoot }
    switch number(0..<39) {
    case 0...4: return .push(anySight())
    case 5, 6: return .present(anySight())
    case 7: return .replace(sight())
    case 8: return .detail(sight())
    case 9...13: return .start(begin(depth + 1), presentation())
    case 14: return tabs(depth)
    case 15: return split(depth)
    case 16: return number(0..<3) == 0 ? .selectPrevious : .select(number(0..<4))
    case 17, 18: return .back
    case 19: return .pop(to: number(0..<6))
    case 20: return .popAbove(to: number(0..<6))
    case 21, 22: return .popToRoot
    case 23, 24: return .closeModals
    // Otherwise a flow could begin again in the answer to the end of one that it begins with.
    case 25 where depth == 0: return .restart
    case 26, 27: return .report(answer(1..<4, depth + 1) + [.find])
    case 28: return .finish(report: answer(1..<4, depth + 1) + [.find])
    case 29: return .cancel
    case 30, 31: return .tell(number(0..<4), answer(1..<3, depth + 1))
    case 32, 33: return .decide(answer(1..<4, depth + 1))
    case 34, 35: return .find
    case 36, 37: return .lock(sight())
    case 38: return .startLock(begin(depth + 1))
    default: return .push(anySight())
    }
  }
}
