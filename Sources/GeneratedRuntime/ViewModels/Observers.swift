@MainActor
final class Observers<Value> {
  struct Observation {
    weak var observer: AnyObject?
    let token: ObservationToken
    /// The number of the last change before the observation.
    let since: Int
    /// Whether the observer still existed.
    let tell: @MainActor (Value) -> Bool
  }

  private var observations: [Observation] = []

  /// The number of observations from which on ended ones are removed.
  private var limit = 1
  private var changes = 0
  private var untold: [(number: Int, value: Value)] = []
  private var isTelling = false
  private var hasEnded = false

  func add<Observer: AnyObject>(
    _ observer: Observer, until token: ObservationToken = ObservationToken(),
    _ onChange: @escaping @MainActor (Observer, Value) -> Void
  ) -> Observation {
    let observation = Observation(observer: observer, token: token, since: changes) {
      [weak observer] value in
      guard let observer else { return false }
      onChange(observer, value)
      return true
    }
    if observations.count >= limit {
      forgetEnded()
      limit = max(1, 2 * observations.count)
    }
    observations.append(observation)
    return observation
  }

  func tell(_ value: Value) {
    changes += 1
    if isTelling { return untold.append((changes, value)) }
    isTelling = true
    tell(value, changes)
    while !untold.isEmpty {
      let change = untold.removeFirst()
      tell(change.value, change.number)
    }
    isTelling = false
    if hasEnded { forgetEnded() }
  }

  private func tell(_ value: Value, _ number: Int) {
    for observation in observations where observation.since < number {
      if observation.token.hasEnded || !observation.tell(value) { hasEnded = true }
    }
  }

  private func forgetEnded() {
    hasEnded = false
    observations.removeAll { $0.observer == nil || $0.token.hasEnded }
  }
}
