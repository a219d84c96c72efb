/// State that its owner changes and others observe: `@ObservableProperty var isBusy = false`.
///
/// The owner reads and writes the property; `$isBusy`, its ``ReadOnlyProperty``, is for the others.
/// On systems that have Observation, reading it is tracked: a SwiftUI view, or whatever else runs
/// in `withObservationTracking`, is told of the next change.
///
/// A change in place (`list.items.append(owl)`) copies a collection once, as it does wherever
/// somebody else has the value, too: so the property can be read in the midst of its own change.
/// Gather many changes in a variable, and assign that.
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
///
///     viewModel.isSigningInProperty.observe(self) { controller, isSigningIn in
///       controller.signInButton.isEnabled = !isSigningIn
///     }
@MainActor
public final class ReadOnlyProperty<Value> {
  private var current: Value

  /// Who observes it; nil before anybody does.
  private var audience: Audience<Value>?

  /// Who tracks it, on systems that have Observation; nil before it is read.
  private var tracker: AnyObject?

  fileprivate init(_ value: Value) {
    current = value
  }

  /// The current value. Reading it is tracked, on systems that have Observation.
  public var value: Value {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      Tracker.of(&tracker).noteRead()
    }
    return current
  }

  /// Calls `onChange` with the current value at once and with every change after, one by one and
  /// in order, until the observer is gone or the token ends it. The observer is held weakly, and
  /// handed to `onChange` so that it need not be captured. A change that an observer makes is told
  /// when all have heard of the one before.
  @discardableResult
  public func observe<Observer: AnyObject>(
    _ observer: Observer, _ onChange: @escaping @MainActor (Observer, Value) -> Void
  ) -> ObservationToken {
    let audience = audience ?? Audience()
    self.audience = audience
    let observation = audience.add(observer, onChange)
    _ = observation.tell(current)
    return observation.token
  }

  fileprivate func change(to value: Value) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let tracker = tracker as? Tracker {
      tracker.noteChange { current = value }
    } else {
      current = value
    }
    audience?.tell(value)
  }
}

/// Ends an observation. Dropping it ends nothing.
@MainActor
public final class ObservationToken {
  private(set) var hasEnded = false

  init() {}

  /// Ends the observation, also while a change is told; a second time does nothing.
  public func end() {
    hasEnded = true
  }
}
