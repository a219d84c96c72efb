#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Waits until a value is as expected, so that no test sleeps:
///
///     viewModel.signInButtonTapped()
///     try await eventually(viewModel.errorText) { $0 != nil }
///
/// - Parameters:
///   - value: what it reads again and again: a state of a view model, or anything else.
///   - limit: how long it waits, at most, before it throws ``EventuallyTimeout``.
///   - filePath: the test's file, for the message.
///   - line: the test's line, for the message.
///   - column: the test's column, for the message.
///   - isExpected: whether the test waits for this value.
/// - Returns: the expected value.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
@discardableResult
public func eventually<Value>(
  _ value: @autoclosure @MainActor () -> Value, within limit: Duration = .seconds(1),
  filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ isExpected: @MainActor (Value) -> Bool
) async throws -> Value {
  let end = ContinuousClock.now + limit
  var turns = 0
  while true {
    let current = value()
    if isExpected(current) { return current }
    guard ContinuousClock.now < end else {
      let call = SourcePlace(filePath: filePath, line: line, column: column)
      throw EventuallyTimeout(
        expression: call.firstArgument(of: "eventually"), value: "\(current)", limit: limit,
        place: call.description)
    }
    turns += 1
    // Turn by turn at first, to catch values that last only a few turns.
    if turns < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// Waits until a value equals another:
///
///     try await eventually(viewModel.isLoading, equals: false)
///
/// - Parameters:
///   - value: what it reads again and again.
///   - expected: the value that the test waits for.
///   - limit: how long it waits, at most, before it throws ``EventuallyTimeout``.
///   - filePath: the test's file, for the message.
///   - line: the test's line, for the message.
///   - column: the test's column, for the message.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
public func eventually<Value: Equatable>(
  _ value: @autoclosure @MainActor () -> Value, equals expected: Value,
  within limit: Duration = .seconds(1),
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) async throws {
  try await eventually(
    value(), within: limit, filePath: filePath, line: line, column: column
  ) { $0 == expected }
}

/// Thrown when a value didn't become what a test expects in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct EventuallyTimeout: LocalizedError, CustomStringConvertible {
  /// The expression that the test wrote, `viewModel.errorText`; nil where the test's source can't
  /// be read, as on a device.
  public let expression: String?
  /// The last value.
  public let value: String
  /// How long the test waited.
  public let limit: Duration
  /// Where the test waits: `LoginTests.swift:12`.
  public let place: String

  /// `LoginTests.swift:12: viewModel.errorText is still nil after 1.0 seconds`
  public var description: String {
    "\(place): \(expression ?? "the value") is still \(value) after \(limit)"
  }

  /// The same, where the app shows the error.
  public var errorDescription: String? { description }
}
