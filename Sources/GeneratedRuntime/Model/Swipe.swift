/// Makes the answer to a swipe, where this is the screen whose event it is.
typealias Swipe = @MainActor (any Screen) -> (@MainActor () -> Void)?

/// The answer to the swipe of a layer.
struct HeldSwipe {
  let answer: Swipe
  /// The flow that may begin the layer, and that may begin it again.
  weak var flow: Flow?
}
