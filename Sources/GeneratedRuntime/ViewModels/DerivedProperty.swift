/// A value derived from the state of its owner: computed whenever it is read, and observed like a
/// ``ReadOnlyProperty``.
///
///     var canSubmitProperty: DerivedProperty<Bool> {
///       DerivedProperty(of: self, from: emailProperty, passwordProperty) { $0.canSubmit }
///     }
@MainActor
public final class DerivedProperty<Value> {
  private typealias Source =
    @MainActor (
      AnyObject, ObservationToken, @escaping @MainActor () -> Void
    ) -> Void

  private let sources: [Source]
  private let current: @MainActor () -> Value
  /// Nil once the owner is gone, which observations don't retain.
  private let later: @MainActor () -> Value?

  /// A value that changes with these properties.
  public init<Owner: AnyObject, each State>(
    of owner: Owner, from state: repeat ReadOnlyProperty<each State>,
    value: @escaping @MainActor (Owner) -> Value
  ) {
    var sources: [Source] = []
    for property in repeat each state { sources.append(property.whenChanged) }
    self.sources = sources
    current = { value(owner) }
    later = { [weak owner] in owner.map(value) }
  }

  /// The current value. Reading it is tracked on systems with Observation, like reading the state
  /// that it is derived from.
  public var value: Value { current() }

  /// Calls `onChange` with the current value at once, and after every later change of the state
  /// that it is derived from, even if it results in an equal value; otherwise like
  /// ``ReadOnlyProperty/observe(_:_:)``.
  @discardableResult
  public func observe<Observer: AnyObject>(
    _ observer: Observer, _ onChange: @escaping @MainActor (Observer, Value) -> Void
  ) -> ObservationToken {
    let token = ObservationToken()
    let tell: @MainActor () -> Void = { [weak observer, later] in
      if let observer, let value = later() { onChange(observer, value) }
    }
    for source in sources { source(observer, token, tell) }
    tell()
    return token
  }
}
