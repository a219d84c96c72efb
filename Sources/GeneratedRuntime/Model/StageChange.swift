extension Stage {
  /// What a change was, for analytics, breadcrumbs and logs: names of types and events, no data.
  public struct Change: Equatable, Sendable {
    /// The screen whose event was answered; nil for the user's gestures and for calls from outside.
    public let sender: String?

    /// The method that reported the event, such as `didSignIn(_:session:)`.
    public let event: String?

    /// What came on screen: screens by their types, and `browser` or `alert`.
    public let shown: [String]

    /// What left the screen.
    public let left: [String]

    /// The flows that ended, in that order, and why.
    public let ended: [End]

    /// What was asked for and not done, and why.
    public let dropped: [Drop]

    /// The calls that made no sense and were ignored.
    public let warnings: [String]

    /// The screens that the user sees after it: one, or one in each column.
    public let inSight: [String]

    /// The end of a flow.
    public struct End: Equatable, Sendable {
      /// The coordinator's type.
      public let flow: String

      /// Why it ended.
      public let reason: FlowEnd
    }

    /// A call that came to nothing.
    public struct Drop: Equatable, Sendable {
      /// Why a call came to nothing.
      public enum Reason: Sendable {
        /// Something covers the screen whose event it was, so that it shows nothing more.
        case covered
        /// The screen has left.
        case left
        /// The flow has ended, or is about to.
        case ended
      }

      /// The call, such as `push HomeScreen` or `report`.
      public let call: String

      /// Why it came to nothing.
      public let reason: Reason
    }
  }

  /// Calls `onChange` after each change, drawn or not, until the token ends it; dropping the token
  /// ends nothing. For analytics, say:
  ///
  ///     host.stage.observe { change in
  ///       for screen in change.shown { analytics.screen(screen) }
  ///     }
  ///
  /// A change that is made in here is told by another call after it.
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

  /// Tells of the change that is through, unless nobody listens.
  func tellOfChange() {
    guard current.depth == 0, !isTelling else { return }
    isTelling = true
    while !watchers.isEmpty, !trace.isEmpty {
      let change = Change(trace, inSight: screensInSight.map { "\(type(of: $0))" })
      trace = Trace()
      watchers.removeAll { $0.token.hasEnded }
      for watcher in watchers where !watcher.token.hasEnded { watcher.tell(change) }
    }
    trace = Trace()
    isTelling = false
  }
}

extension Stage.Change {
  fileprivate init(_ trace: Stage.Trace, inSight: [String]) {
    sender = trace.origin.map { "\($0.sender)" }
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
