/// State that its owner changes and others observe: `@ObservableProperty var isBusy = false`.
///
/// The owner reads and writes the property; `$isBusy`, its ``ReadOnlyProperty``, is for the others.
@MainActor
@propertyWrapper
public final class ObservableProperty<Value> {
  /// The face that others see.
  public let projectedValue: ReadOnlyProperty<Value>

  /// State with a value to begin with.
  public init(wrappedValue: Value) {
    projectedValue = ReadOnlyProperty(wrappedValue)
  }

  /// Optional state, nil to begin with.
  public convenience init() where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil)
  }

  /// The value; writing it tells the observers, equal or not.
  public var wrappedValue: Value {
    get { projectedValue.value }
    set { projectedValue.change(to: newValue) }
  }
}

/// A value that changes, to read and observe.
@MainActor
public final class ReadOnlyProperty<Value> {
  /// The current value.
  public private(set) var value: Value

  private var observations: [Observation] = []
  private var changes = 0
  private var untold: [(number: Int, value: Value)] = []
  private var isTelling = false

  fileprivate init(_ value: Value) {
    self.value = value
  }

  /// Calls `onChange` with the current value at once and with every change after, one by one and
  /// in order, until the observer is gone or the token ends it. The observer is held weakly, and
  /// handed to `onChange` so that it need not be captured. A change that an observer makes is told
  /// when all have heard of the one before.
  @discardableResult
  public func observe<Observer: AnyObject>(
    _ observer: Observer, _ onChange: @escaping @MainActor (Observer, Value) -> Void
  ) -> ObservationToken {
    let token = ObservationToken()
    let observation = Observation(observer: observer, token: token, since: changes) {
      [weak observer] value in
      if let observer { onChange(observer, value) }
    }
    observations.removeAll(where: \.isOver)
    observations.append(observation)
    observation.tell(value)
    return token
  }

  fileprivate func change(to value: Value) {
    self.value = value
    changes += 1
    untold.append((changes, value))
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty {
      let change = untold.removeFirst()
      for observation in observations
      where !observation.isOver && observation.since < change.number {
        observation.tell(change.value)
      }
    }
    isTelling = false
    observations.removeAll(where: \.isOver)
  }

  @MainActor
  private struct Observation {
    weak var observer: AnyObject?
    let token: ObservationToken
    let since: Int
    let tell: @MainActor (Value) -> Void

    var isOver: Bool { observer == nil || token.hasEnded }
  }
}

/// Ends an observation. Dropping it ends nothing.
@MainActor
public final class ObservationToken {
  private(set) var hasEnded = false

  /// Ends the observation, also while a change is told; a second time does nothing.
  public func end() {
    hasEnded = true
  }
}
