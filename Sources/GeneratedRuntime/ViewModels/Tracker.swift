#if canImport(Observation)
  public import Observation

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ReadOnlyProperty: Observable {}

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ObservableProperty: Observable {}
#endif

/// Notifies Observation that a value was read, and that it changes.
///
/// A class that isn't generic, so that the key path that Observation needs is created once, and not
/// for each change.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
final class Tracker {
  #if canImport(Observation)
    private let registrar = ObservationRegistrar()
    nonisolated private var read: Void { () }
    private static let path: KeyPath<Tracker, Void> = \.read
  #endif

  /// The stored tracker, created when the value is first read.
  static func of(_ kept: inout AnyObject?) -> Tracker {
    if let tracker = kept as? Tracker { return tracker }
    let tracker = Tracker()
    kept = tracker
    return tracker
  }

  func noteRead() {
    #if canImport(Observation)
      registrar.access(self, keyPath: Self.path)
    #endif
  }

  func noteChange(_ change: () -> Void) {
    #if canImport(Observation)
      registrar.willSet(self, keyPath: Self.path)
      change()
      registrar.didSet(self, keyPath: Self.path)
    #else
      change()
    #endif
  }
}

#if canImport(Observation)
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension Tracker: Observable {}
#endif
