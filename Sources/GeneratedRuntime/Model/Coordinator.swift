#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A part of the app with its own purpose ("get a member signed in"), which consists of screens and
/// child flows.
///
/// A coordinator is started by ``Stage/start(_:)`` or by its parent's
/// ``Flow/start(_:as:style:animated:transition:)``, never by calling `start()` directly: a flow
/// without a stage shows nothing.
@MainActor
public protocol Coordinator: Flow.Sender {
  /// The coordinator's position in the tree of flows, and the calls that show things.
  var flow: Flow { get }

  /// Shows the first screen or starts the first child. Called by the runtime: once, and again
  /// after each ``Flow/restart()``.
  func start()

  /// Resets the state that the flow keeps between events to its initial values. Called by
  /// ``Flow/restart()``, before `start()`. The default does nothing.
  func resetState()

  /// Reports to the parent that the flow ended without a report: it was popped, dismissed, or
  /// finished without one. Called by the runtime, at most once; never for a flow that ended with
  /// its parent, or that its parent removed with `back` or replaced. The default does nothing.
  func cancelled()
}

extension Coordinator {
  /// Does nothing.
  public func resetState() {}

  /// Does nothing.
  public func cancelled() {}
}

/// How a child flow is shown.
public enum FlowPresentation: Sendable {
  /// On the stack of its parent.
  case push
  /// In a modal layer with its own stack.
  case present
  /// In place of everything that its parent and the parent's other children show.
  case replace
  /// In its parent's split, in place of the content of the column after the one from which the event
  /// came that this answers, or of the last column.
  case detail
}

/// Why a flow ended.
public enum FlowEnd: Sendable {
  /// It reported to its parent and finished.
  case finished
  /// It finished without a report, or its last child did and nothing else was on screen.
  case finishedWithoutReport
  /// Its last screen was left: back button, edge swipe, `back`, `pop`.
  case popped
  /// Its last modal layer was closed: swipe down, `back`, `pop`.
  case dismissed
  /// Its parent, or a flow above, replaced it.
  case replaced
  /// Its tab was removed.
  case removed
  /// Its parent, or a flow above, ended.
  case endedWithParent
}

/// A link that the app opens, with its data: an event from outside of one of its flows. `AppLink`, which
/// is generated, is one.
@MainActor
public protocol StageLink {
  /// Whether it waits until its flow starts, where it doesn't run; true by default.
  var waits: Bool { get }

  /// Sends the event to the flow; false if that doesn't run, or a lock covers it.
  func send(to stage: Stage) -> Bool
}

extension StageLink {
  /// It waits.
  public var waits: Bool { true }
}

/// The root flow of an app with links.
@MainActor
public protocol LinkingCoordinator: Coordinator {
  /// Reads a URL; nil for one that no link matches.
  static func link(for url: URL) -> (any StageLink)?
}

extension Stage {
  /// A link that waits for its flow, or a URL that waits for the root.
  enum Pending {
    /// Until there is a root flow, nobody knows which link it is.
    case url(URL)
    case link(any StageLink)
  }
}
