/// A safe callback for services and system pickers: it delivers at most once, to a weakly held
/// target, and reports cancellation if it is released unused.
@MainActor
public final class SafeResultClosure<Result> {
  /// The result.
  public enum Outcome {
    /// There is a result.
    case result(Result)
    /// It was cancelled, or released unused.
    case cancelled
  }

  private var closure: (@MainActor (Outcome) -> Void)?

  /// Creates a callback to `target`; does nothing once that is freed.
  public init<Target: AnyObject>(
    weak target: Target, _ closure: @escaping @MainActor (Target, Outcome) -> Void
  ) {
    self.closure = { [weak target] outcome in
      if let target { closure(target, outcome) }
    }
  }

  /// Delivers the result; does nothing after an earlier result or `cancel()`.
  public func reportResult(_ result: Result) {
    deliver(.result(result))
  }

  /// Delivers the cancellation; does nothing after a result or an earlier `cancel()`.
  public func cancel() {
    deliver(.cancelled)
  }

  private func deliver(_ outcome: Outcome) {
    let closure = closure
    self.closure = nil
    closure?(outcome)
  }

  // The last reference may be released on any thread.
  deinit {
    if let closure { Task { @MainActor in closure(.cancelled) } }
  }
}
