extension Stage {
  /// A record of a change, for analytics, breadcrumbs and logs: names of types and events, no data.
  public struct Change: Equatable, Sendable {
    /// The screen whose event was answered; nil for the user's gestures and for calls from outside.
    public let sender: String?

    /// The event's method, such as `didSignIn(_:session:)`.
    public let event: String?

    /// The items that appeared: screens by their types, with their roles if they have any
    /// (`ContentScreen:about`), and `browser` or `alert`. Embedded screens aren't listed: they
    /// appear with the screen around them.
    public let shown: [String]

    /// The items that left the screen.
    public let left: [String]

    /// The flows that ended, in that order, with the reasons.
    public let ended: [End]

    /// The calls that had no effect, with the reasons.
    public let dropped: [Drop]

    /// The invalid calls that were ignored.
    public let warnings: [String]

    /// The visible screens after the change: one, or one in each column.
    public let inSight: [String]

    /// The end of a flow.
    public struct End: Equatable, Sendable {
      /// The coordinator's type.
      public let flow: String

      /// Why it ended.
      public let reason: FlowEnd
    }

    /// A call without effect.
    public struct Drop: Equatable, Sendable {
      /// Why a call had no effect.
      public enum Reason: Sendable {
        /// Something covers the screen that sent the event, so that its answer can't show anything.
        case covered
        /// Something covers the screen that sent the event, and the answer waits until it is in sight.
        case waitsForSight
        /// The screen has left.
        case left
        /// The flow has ended, or is about to.
        case ended
        /// The tab comes and goes, and isn't there.
        case absent
        /// The event came again before its answer was decided.
        case repeated
        /// The flow was restarted before its answer was decided.
        case restarted
        /// No link of the app matches the URL.
        case unknownLink
        /// The flow of the link isn't running, and the link doesn't wait for it.
        case noFlow
        /// The flow of the link doesn't run yet: the link is sent when it has started.
        case waitsForFlow
        /// A lock covers the app: the link is sent when it has left.
        case waitsForLock
        /// A newer link waits in its place.
        case newerLink
      }

      /// The call, such as `push HomeScreen` or `report`.
      public let call: String

      /// Why it had no effect.
      public let reason: Reason
    }
  }

  /// Calls `onChange` after each change, drawn or not, until you end it with the token; releasing
  /// the token doesn't end it. For example, for analytics:
  ///
  ///     host.stage.observe { change in
  ///       for screen in change.shown { analytics.screen(screen) }
  ///     }
  ///
  /// A change that `onChange` makes is reported in another call after this one.
  @discardableResult
  public func observe(_ onChange: @escaping @MainActor (Change) -> Void) -> ObservationToken {
    let watcher = Watcher(token: ObservationToken(), tell: onChange)
    watchers.append(watcher)
    return watcher.token
  }

  struct Watcher {
    let token: ObservationToken
    let tell: @MainActor (Change) -> Void
  }

  /// Reports the completed change, if there are observers.
  func tellOfChange() {
    guard current.depth == 0, !isTelling else { return }
    isTelling = true
    while !watchers.isEmpty, !trace.isEmpty {
      let change = Change(trace, inSight: screensInSight.map { $0.typeAndRole })
      trace = Trace()
      watchers.removeAll { $0.token.hasEnded }
      for watcher in watchers where !watcher.token.hasEnded { watcher.tell(change) }
    }
    trace = Trace()
    isTelling = false
  }
}

extension Stage.Change {
  @MainActor
  fileprivate init(_ trace: Stage.Trace, inSight: [String]) {
    sender = trace.origin?.sender.screenName
    event = trace.origin.map { "\($0.event)" }
    shown = trace.shown.map(\.name)
    (left, ended, dropped) = (trace.left, trace.ended, trace.dropped)
    (warnings, self.inSight) = (trace.warnings, inSight)
  }
}

extension Stage.Change: CustomStringConvertible {
  /// One line, for a log: `LoginScreen.didSignIn(_:session:): shown HomeScreen, left LoginScreen,
  /// ended AuthCoordinator (finished)`.
  public var description: String {
    let origin = sender.map { "\($0)\(event.map { ".\($0)" } ?? ""): " } ?? ""
    let parts =
      shown.map { "shown \($0)" } + left.map { "left \($0)" }
      + ended.map { "ended \($0.flow) (\($0.reason))" }
      + dropped.map { "dropped \($0.call) (\($0.reason))" }
      + warnings.map { "warned of \($0)" }
    return origin + (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
  }
}
