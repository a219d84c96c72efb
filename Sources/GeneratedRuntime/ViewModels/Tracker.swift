#if canImport(Observation)
  public import Observation

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ReadOnlyProperty: Observable {}

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ObservableProperty: Observable {}
#endif

/// Tells whoever tracks a value with Observation that it was read, and that it changes.
///
/// A class that isn't generic, since the key path that Observation asks for is then made once, and
/// not for each change.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
final class Tracker {
  #if canImport(Observation)
    private let registrar = ObservationRegistrar()
    nonisolated private var read: Void { () }
    private static let path: KeyPath<Tracker, Void> = \.read
  #endif

  /// The tracker that is kept there, made with the first read.
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
