#if canImport(UIKit) && !os(watchOS)
  /// Reports that an alert has ended, whoever closed it: the alert's actions retain this object,
  /// and release it. The only earlier report is that of a tapped button.
  @MainActor
  final class UIKitFarewell {
    /// Set once.
    nonisolated(unsafe) private(set) weak var drawing: UIKitDrawing?

    init(to drawing: UIKitDrawing) {
      self.drawing = drawing
    }

    // The last action may be released on any thread.
    deinit {
      let drawing = drawing
      Task { @MainActor [weak drawing] in drawing?.didMove() }
    }
  }
#endif
