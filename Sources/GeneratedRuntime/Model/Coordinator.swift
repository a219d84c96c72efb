/// A part of the app with a purpose of its own ("get a member signed in"), made of screens and
/// child flows.
///
/// A coordinator is started by ``Stage/start(_:)`` or by its parent's
/// ``Flow/start(_:as:style:animated:)``, never by calling `start()` itself: a flow that has no
/// stage shows nothing.
@MainActor
public protocol Coordinator: AnyObject {
  /// The coordinator's place among the other flows, and what it shows.
  var flow: Flow { get }

  /// Shows the first screen or starts the first child. Called once, by the runtime.
  func start()

  /// Tells the parent that the flow ended without a report: it was popped, dismissed, or finished
  /// bare. Called by the runtime, at most once; never for a flow that ended with its parent, or
  /// that its parent took away with `back` or replaced. The default does nothing.
  func cancelled()
}

extension Coordinator {
  /// Tells nobody.
  public func cancelled() {}
}

/// How a child flow comes on screen.
public enum FlowPresentation: Sendable {
  /// On the stack of its parent.
  case push
  /// In a modal layer with a stack of its own.
  case present
  /// In place of all that its parent and the parent's other children show.
  case replace
}

/// Why a flow ended.
public enum FlowEnd: Sendable {
  /// It reported to its parent and was done.
  case finished
  /// It finished without a report, or its last child did and nothing else was on screen.
  case finishedWithoutReport
  /// Its last screen was left: back button, edge swipe, `back`, `pop`.
  case popped
  /// Its last modal layer was closed: swipe down, `back`, `pop`.
  case dismissed
  /// Its parent, or a flow above, showed something else in its place.
  case replaced
  /// A flow above it ended.
  case endedWithParent
}
