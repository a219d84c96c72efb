#if canImport(Observation)
  import Observation

  /// Calls `update` at once, and again when something has changed that it read with Observation:
  /// once for each turn of the run loop, however much changed in it. So a UIKit view shows an
  /// `@Observable` view model:
  ///
  ///     override func viewDidLoad() {
  ///       super.viewDidLoad()
  ///       keepUpdated(self) { $0.update() }
  ///     }
  ///
  /// The observer is held weakly, and handed to `update` so that it need not be captured. It goes on
  /// until the observer is gone, or the token ends it.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @discardableResult
  public func keepUpdated<Observer: AnyObject>(
    _ observer: Observer, _ update: @escaping @MainActor (Observer) -> Void
  ) -> ObservationToken {
    let token = ObservationToken()
    UpdateLoop { [weak observer, token] in
      guard let observer, !token.hasEnded else { return }
      update(observer)
    }.turn()
    return token
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  private final class UpdateLoop {
    private let update: @MainActor () -> Void

    init(_ update: @escaping @MainActor () -> Void) {
      self.update = update
    }

    func turn() {
      withObservationTracking {
        update()
      } onChange: {
        // The change isn't made yet.
        Task { @MainActor in self.turn() }
      }
    }
  }
#endif
