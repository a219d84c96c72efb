/// The main run loop, as hosts use it.
@MainActor
package enum HostClock {
  /// Runs an action when the system has completed its current work, or some seconds later.
  static func later(after seconds: Double = 0, _ action: @escaping @MainActor () -> Void) {
    schedule(seconds, action)
  }

  /// Tests and benchmarks advance the run loop by hand.
  package static var schedule: (Double, @escaping @MainActor () -> Void) -> Void = {
    seconds, action in
    Task { @MainActor in
      if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      action()
    }
  }
}
