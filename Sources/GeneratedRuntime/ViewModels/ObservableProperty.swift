/// State that its owner changes and others observe: `@ObservableProperty var isBusy = false`.
///
/// The owner reads and writes the property; `$isBusy`, its ``ReadOnlyProperty``, is for others. On
/// systems with Observation, reading it is tracked: a SwiftUI view, or any other code in
/// `withObservationTracking`, is notified of the next change. A `TrackingView` is on all systems.
///
/// A change in place (`list.items.append(owl)`) copies a collection once, so that the property can
/// be read during its own change. Collect several changes in a variable, and assign that.
@MainActor
@propertyWrapper
public final class ObservableProperty<Value> {
  /// The read-only property for others.
  public let projectedValue: ReadOnlyProperty<Value>

  /// Creates state with an initial value.
  public init(wrappedValue: Value) {
    projectedValue = ReadOnlyProperty(wrappedValue)
  }

  /// The value. Writing it calls the observers, even if the new value is equal.
  public var wrappedValue: Value {
    get { projectedValue.value }
    set { projectedValue.change(to: newValue) }
  }
}

/// A changing value to read and observe.
///
///     viewModel.isSigningInProperty.observe(self) { controller, isSigningIn in
///       controller.signInButton.isEnabled = !isSigningIn
///     }
@MainActor
public final class ReadOnlyProperty<Value> {
  private var current: Value

  /// The observers; nil without any.
  private var observers: Observers<Value>?

  /// The trackers, on systems with Observation; nil before it is read.
  private var tracker: AnyObject?

  fileprivate init(_ value: Value) {
    current = value
  }

  /// The current value. Reading it is tracked, on systems with Observation, and by
  /// ``keepUpdated(_:_:)`` and `TrackingView`.
  public var value: Value {
    if let reads = PropertyReads.running {
      reads.note(in: observersForMore)
    } else if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      Tracker.of(&tracker).noteRead()
    }
    return current
  }

  /// Calls `onChange` with the current value at once and with every later change, one by one and in
  /// order, until the observer is freed or you end it with the token. The observer is held weakly,
  /// and passed to `onChange` so that it need not be captured. A change that an observer makes is
  /// reported after all observers have been called for the one before.
  @discardableResult
  public func observe<Observer: AnyObject>(
    _ observer: Observer, _ onChange: @escaping @MainActor (Observer, Value) -> Void
  ) -> ObservationToken {
    let observation = observersForMore.add(observer, onChange)
    _ = observation.tell(current)
    return observation.token
  }

  private var observersForMore: Observers<Value> {
    let observers = observers ?? Observers()
    self.observers = observers
    return observers
  }

  /// Calls `onChange` after every later change, until the observer is freed or the token ends it.
  func whenChanged(
    _ observer: AnyObject, _ token: ObservationToken, _ onChange: @escaping @MainActor () -> Void
  ) {
    _ = observersForMore.add(observer, until: token) { _, _ in onChange() }
  }

  fileprivate func change(to value: Value) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let tracker = tracker as? Tracker {
      tracker.noteChange { current = value }
    } else {
      current = value
    }
    observers?.tell(value)
  }
}

/// Ends an observation. Releasing it doesn't end the observation.
@MainActor
public final class ObservationToken {
  private(set) var hasEnded = false

  init() {}

  /// Ends the observation, even while a change is being reported; a second call does nothing.
  public func end() {
    hasEnded = true
  }
}
