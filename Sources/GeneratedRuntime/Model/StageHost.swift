#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws a stage, and reports the effect of the user's gestures to it.
///
/// A host owns its stage; the stage holds its host weakly. The host reports completed gestures
/// afterwards, with ``Stage/didLeave(_:)-(Stage.Entry)``, ``Stage/didClose(layer:)``,
/// ``Stage/didSelectTab(_:of:)`` and ``Stage/didTap(button:layer:)``. It reports attempts to swipe
/// down a layer that doesn't close by itself with ``Stage/didSwipeDown(layer:)``, sets
/// ``Stage/width``, and compares ``Stage/layers`` with what it has drawn.
@MainActor
protocol StageHost: AnyObject {
  /// Draws `stage.layers`. Called once per change, when it is complete; `animated` unless every
  /// part of the change said otherwise. A change made here is drawn in another call after this one.
  func draw(_ stage: Stage, animated: Bool)

  /// Opens a URL outside the app.
  func open(_ url: URL)

  /// Prepares for the start of a root flow, and sets ``Stage/width``. Does nothing by default.
  func prepare(_ stage: Stage)

  /// Reports anything that left without a gesture, because the app's own code removed it. Called
  /// before anything is refused because of something that may have left; does nothing by default.
  func catchUp(_ stage: Stage)
}

extension StageHost {
  /// Needs no preparation.
  func prepare(_ stage: Stage) {}

  /// Has nothing to report.
  func catchUp(_ stage: Stage) {}
}
