/// Creates the answer to a swipe, if this is the screen that has the event.
typealias Swipe = @MainActor (any Screen) -> (@MainActor () -> Void)?

/// The answer to the swipe of a layer.
struct HeldSwipe {
  let answer: Swipe
  /// The flow whose first screen may have the event, and which may show it again.
  weak var flow: Flow?
}
