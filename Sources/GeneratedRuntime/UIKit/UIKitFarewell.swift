#if canImport(UIKit) && !os(watchOS)
  /// Tells that an alert is over, whoever closed it: its actions hold this, and go with it. No other
  /// word of that comes before the button that was tapped, if one was.
  @MainActor
  final class UIKitFarewell {
    /// Set once.
    nonisolated(unsafe) private(set) weak var drawing: UIKitDrawing?

    init(to drawing: UIKitDrawing) {
      self.drawing = drawing
    }

    // The last action may go away on any thread.
    deinit {
      let drawing = drawing
      Task { @MainActor [weak drawing] in drawing?.didMove() }
    }
  }
#endif
