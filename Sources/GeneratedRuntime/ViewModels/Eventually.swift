/// A state of a view model, by its name, for tests that wait for it. They are generated beside the
/// test doubles.
public struct AwaitedState<ViewModel, StateValue>: Sendable {
  fileprivate let name: String
  fileprivate let read: @MainActor @Sendable (ViewModel) -> StateValue

  /// Names a state, and how it is read.
  public init(_ name: String, _ read: @escaping @MainActor @Sendable (ViewModel) -> StateValue) {
    (self.name, self.read) = (name, read)
  }
}

/// Waits until a state is as expected, so that no test sleeps:
///
///     viewModel.signInButtonTapped()
///     try await eventually(.errorText, of: viewModel) { $0 != nil }
///
/// - Parameters:
///   - state: the state that it reads.
///   - viewModel: the view model that has it.
///   - limit: how long it waits, at most, before it throws ``AwaitedInVain``.
///   - isExpected: whether a value is what the test waits for.
/// - Returns: the expected value.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
@discardableResult
public func eventually<ViewModel, StateValue>(
  _ state: AwaitedState<ViewModel, StateValue>, of viewModel: ViewModel,
  within limit: Duration = .seconds(1), _ isExpected: @MainActor (StateValue) -> Bool
) async throws -> StateValue {
  let end = ContinuousClock.now + limit
  var turns = 0
  while true {
    let value = state.read(viewModel)
    if isExpected(value) { return value }
    guard ContinuousClock.now < end else {
      throw AwaitedInVain(
        state: state.name, viewModel: "\(type(of: viewModel))", value: "\(value)", limit: limit)
    }
    turns += 1
    // Turn by turn at first, in order not to miss what lasts but a few of them.
    if turns < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// A state that wasn't in time as a test expects it.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct AwaitedInVain: Error, CustomStringConvertible {
  /// The name of the state.
  public let state: String
  /// The type of the view model.
  public let viewModel: String
  /// The last value.
  public let value: String
  /// How long it was waited for.
  public let limit: Duration

  /// `errorText of LoginDefaultViewModel is still nil after 1.0 seconds`
  public var description: String {
    "\(state) of \(viewModel) is still \(value) after \(limit)"
  }
}
