/// Notes which properties code reads, on systems with and without Observation.
@MainActor
struct PropertyReads {
  /// Those of the code that is running.
  private(set) static var running: PropertyReads?

  private let observer: AnyObject
  private let token: ObservationToken
  private let onChange: @MainActor () -> Void

  /// Calls `read`, and later `onChange`, once: when a property changes that `read` has read, unless
  /// the token has ended or the observer is gone.
  static func track<Result>(
    for observer: AnyObject, until token: ObservationToken, _ read: () -> Result,
    onChange: @escaping @MainActor () -> Void
  ) -> Result {
    let outer = running
    running = PropertyReads(observer: observer, token: token, onChange: onChange)
    defer { running = outer }
    return read()
  }

  func note<Value>(in observers: Observers<Value>) {
    _ = observers.add(observer, until: token) { [token, onChange] _, _ in
      token.end()
      onChange()
    }
  }
}
