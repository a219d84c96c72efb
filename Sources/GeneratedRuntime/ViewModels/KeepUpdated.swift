#if canImport(Observation)
  import Observation
#endif

/// Calls `update` at once, and again when something that it read has changed: once for each turn of
/// the run loop, however much changed in it. So a UIKit view shows a view model:
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keepUpdated(self) { $0.update() }
///     }
///
/// Tracks reads of an ``ObservableProperty`` or a ``ReadOnlyProperty`` on all systems, and of
/// anything else that Observation tracks, such as an `@Observable` view model, on systems that have
/// it.
///
/// If the observer is a view controller in a sheet that is as high as its content, the sheet is
/// measured again then.
///
/// The observer is held weakly, and handed to `update` so that it need not be captured. It goes on
/// until the observer is gone, or the token ends it.
@MainActor
@discardableResult
public func keepUpdated<Observer: AnyObject>(
  _ observer: Observer, _ update: @escaping @MainActor (Observer) -> Void
) -> ObservationToken {
  #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      return UpdateLoop.begin(observer, update) { $0.turnWithObservation() }
    }
  #endif
  return UpdateLoop.begin(observer, update) { $0.turn(for: observer) }
}

/// An observer whose surroundings depend on its content, such as the height of its sheet.
@MainActor
protocol UpdateFollower: AnyObject {
  /// Called after each update.
  func followUpdate()
}

@MainActor
final class UpdateLoop {
  private let update: @MainActor () -> Void

  private init(_ update: @escaping @MainActor () -> Void) {
    self.update = update
  }

  static func begin<Observer: AnyObject>(
    _ observer: Observer, _ update: @escaping @MainActor (Observer) -> Void,
    _ turn: (UpdateLoop) -> Void
  ) -> ObservationToken {
    let token = ObservationToken()
    turn(
      UpdateLoop { [weak observer, token] in
        guard let observer, !token.hasEnded else { return }
        update(observer)
        (observer as? any UpdateFollower)?.followUpdate()
      })
    return token
  }

  /// - Parameter observer: the properties that are read retain the loop while the observer exists.
  func turn(for observer: AnyObject) {
    PropertyReads.track(for: observer, until: ObservationToken(), update) { [weak observer] in
      Task { @MainActor in
        if let observer { self.turn(for: observer) }
      }
    }
  }

  #if canImport(Observation)
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func turnWithObservation() {
      withObservationTracking {
        update()
      } onChange: {
        // The change isn't made yet.
        Task { @MainActor in self.turnWithObservation() }
      }
    }
  #endif
}
