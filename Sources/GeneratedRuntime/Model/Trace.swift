// The record of the change in progress: for observers of the stage, and in debug builds for the
// console.

extension Stage {
  struct Trace {
    /// The event that is answered.
    struct Origin {
      let sender: Presence
      let event: StaticString

      func isSame(as other: Self) -> Bool {
        sender === other.sender && "\(event)" == "\(other.event)"
      }
    }

    var origin: Origin?
    var shown: [(id: Int, name: String)] = []
    var left: [String] = []
    var ended: [Change.End] = []
    var dropped: [Change.Drop] = []
    var warnings: [String] = []

    var isEmpty: Bool {
      origin == nil && shown.isEmpty && left.isEmpty && ended.isEmpty && dropped.isEmpty
        && warnings.isEmpty
    }
  }

  func note(shown id: Int, _ name: @autoclosure () -> String) {
    if !watchers.isEmpty { trace.shown.append((id, name())) }
  }

  /// Records that an item left, unless it appeared in the same change: then it was never shown.
  func note(left item: Item) {
    guard !watchers.isEmpty else { return }
    if let index = trace.shown.firstIndex(where: { $0.id == item.id }) {
      trace.shown.remove(at: index)
    } else if let screen = item.screen {
      trace.left.append(screen.typeAndRole)
    } else if item.entry == nil {
      trace.left.append(layers[item.layer].isAlert ? "alert" : "browser")
    }
  }

  func note(endOf coordinator: any Coordinator, as reason: FlowEnd) {
    guard !watchers.isEmpty else { return }
    trace.ended.append(Change.End(flow: "\(type(of: coordinator))", reason: reason))
  }

  func note(warning: String) {
    guard !watchers.isEmpty else { return }
    trace.warnings.append(warning)
    tellOfChange()
  }

  /// Records a call without effect, which is reported to the developer, not to the user.
  func drop(_ call: Call, _ reason: Change.Drop.Reason) {
    #if DEBUG
      let origin = trace.origin.map { "\($0.sender.screenName).\($0.event): " } ?? ""
      Log.write("\(origin)\(call) \(reason.outcome)\(call.place)")
    #endif
    guard !watchers.isEmpty else { return }
    trace.dropped.append(Change.Drop(call: "\(call)", reason: reason))
    tellOfChange()
  }

  /// An event of a screen that has left.
  func drop(_ event: StaticString, of sender: Presence) {
    drop(Call("report"), .left, of: Trace.Origin(sender: sender, event: event))
  }

  /// A call without effect in the answer to an event, unless it is within another answer.
  func drop(_ call: Call, _ reason: Change.Drop.Reason, of origin: Trace.Origin?) {
    let isFirst = trace.origin == nil
    if isFirst { trace.origin = origin }
    drop(call, reason)
    if isFirst { trace.origin = nil }
  }

  /// Whether an answer may show something now; that of an outcome does it later.
  func admits(_ call: Call, later show: @escaping @MainActor () -> Void) -> Bool {
    switch current.answer {
    case .free, nil: return true
    case .muted: drop(call, .covered)
    case .late(let answer):
      drop(call, .waitsForSight)
      if answer.steps.isEmpty { wait(for: answer) }
      answer.steps.append(show)
    }
    return false
  }
}

extension Stage.Change.Drop.Reason {
  /// The call has no effect, or waits, and why.
  var outcome: String {
    let waits = [.waitsForFlow, .waitsForLock, .waitsForSight].contains(self)
    return "\(waits ? "waits" : "has no effect"), since \(explanation)"
  }

  private var explanation: String {
    switch self {
    case .covered, .waitsForSight: "something covers the screen"
    case .left: "the screen has left"
    case .ended: "the flow has ended"
    case .absent: "the tab isn't there"
    case .repeated: "the event came again"
    case .restarted: "the flow was restarted"
    case .unknownLink: "no link matches the URL"
    case .noFlow: "its flow doesn't run"
    case .waitsForFlow: "its flow doesn't run yet"
    case .waitsForLock: "the app is locked"
    case .newerLink: "a newer link waits"
    }
  }
}

/// A call, for messages when it is dropped: `push LoginScreen`.
@MainActor
struct Call {
  private let name: StaticString
  private let subject: Any.Type?
  private var file: StaticString?
  private var line: UInt = 0

  init(_ name: StaticString, _ subject: Any.Type? = nil) {
    (self.name, self.subject) = (name, subject)
  }

  /// A call with its location in the code, which only debug builds print.
  init(_ name: StaticString, file: StaticString, line: UInt) {
    self.init(name)
    (self.file, self.line) = (file, line)
  }

  /// Its location in the code, if known: ` (App/AppCoordinator.swift:12)`.
  var place: String { file.map { " (\($0):\(line))" } ?? "" }

  init(_ name: StaticString, _ screen: any Screen) {
    self.init(name, type(of: screen))
  }

  init(_ name: StaticString, _ coordinator: any Coordinator) {
    self.init(name, type(of: coordinator))
  }
}

extension Call: @MainActor CustomStringConvertible {
  var description: String {
    subject.map { "\(name) \($0)" } ?? "\(name)"
  }
}
