#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A call to a test's stub that the test gave no answer for: a stub throws it from each throwing
/// method of a service, unless the test sets the method's closure.
///
///     let service = AuthServiceStub(onSignIn: { _, _ in .hedwig })
public struct UnansweredCall: LocalizedError, CustomStringConvertible, Sendable {
  /// The stub's closure that the test didn't set, as `onSignIn`.
  public let closure: String

  /// - Parameter closure: the stub's closure that the test didn't set.
  public init(_ closure: String) {
    self.closure = closure
  }

  /// `onSignIn: the test didn't set this closure of the stub`
  public var description: String {
    "\(closure): the test didn't set this closure of the stub"
  }

  /// The same, where the app shows the error.
  public var errorDescription: String? { description }
}
