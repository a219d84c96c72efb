#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Draws a stage, and tells it what the user's gestures did.
///
/// A host owns its stage; the stage holds its host weakly. The host reports completed gestures
/// after the fact, by ``Stage/didLeave(_:)-(Stage.Entry)``, ``Stage/didClose(layer:)``,
/// ``Stage/didSelectTab(_:of:)`` and ``Stage/didTap(button:layer:)``, attempts to swipe a layer down
/// that is held by ``Stage/didSwipeDown(layer:)``, sets ``Stage/width``, and compares
/// ``Stage/layers`` with what it has drawn.
@MainActor
public protocol StageHost: AnyObject {
  /// Draws `stage.layers`. Called once per change, when it has settled; `animated` unless every
  /// part of the change said otherwise. A change made in here is drawn by another call after it.
  func draw(_ stage: Stage, animated: Bool)

  /// Hands a URL to the system.
  func open(_ url: URL)

  /// Gets ready, and sets ``Stage/width``: a root flow is about to start. By default, nothing.
  func prepare(_ stage: Stage)

  /// Reports what left without a gesture, since code of the app's own took it away. Called before
  /// anything is refused for the sake of what may have left; by default, nothing.
  func catchUp(_ stage: Stage)
}

extension StageHost {
  /// Is ready at any time.
  public func prepare(_ stage: Stage) {}

  /// Knows of all that leaves.
  public func catchUp(_ stage: Stage) {}
}
