/// A callback for services and system pickers that can't go wrong: it delivers at most once, to a
/// target that it holds weakly, and reports cancellation when it is dropped unused.
@MainActor
public final class SafeResultClosure<Result> {
  /// The result.
  public enum Outcome {
    /// There is a result.
    case result(Result)
    /// It was cancelled, or dropped unused.
    case cancelled
  }

  private let delivery: Delivery<Outcome>

  /// A callback to `target`; nothing happens when that is gone.
  public init<Target: AnyObject>(
    weak target: Target, _ closure: @escaping @MainActor (Target, Outcome) -> Void
  ) {
    delivery = Delivery { [weak target] outcome in
      if let target { closure(target, outcome) }
    }
  }

  /// Delivers the result; nothing after an earlier result or `cancel()`.
  public func reportResult(_ result: Result) {
    delivery.deliver(.result(result))
  }

  /// Delivers the cancellation; nothing after a result or an earlier `cancel()`.
  public func cancel() {
    delivery.deliver(.cancelled)
  }

  // The last reference may go away on any thread.
  deinit {
    let delivery = delivery
    Task { @MainActor in delivery.deliver(.cancelled) }
  }
}

@MainActor
private final class Delivery<Outcome> {
  private var closure: (@MainActor (Outcome) -> Void)?

  init(_ closure: @escaping @MainActor (Outcome) -> Void) {
    self.closure = closure
  }

  func deliver(_ outcome: Outcome) {
    let closure = closure
    self.closure = nil
    closure?(outcome)
  }
}
