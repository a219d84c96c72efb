import Foundation

extension Screen {
  /// Performs an action, once at a time: while one is under way, which a state says, another call
  /// only waits for its end. So two quick taps are one. A call within the action is a part of it. If
  /// the one under way was cancelled, as a view's task is whose id has changed, the next call begins
  /// afterwards. Two actions that call each other must not both be begun by the user: each would wait
  /// for the other's end.
  ///
  ///     func close() async {
  ///       await perform(showing: \.isClosing) { await accountService.close() }
  ///     }
  ///
  /// - Parameters:
  ///   - isUnderWay: the state that is true meanwhile.
  ///   - work: the action. When it is over, the state is false again.
  public func perform(
    showing isUnderWay: ReferenceWritableKeyPath<Self, Bool>, _ work: @MainActor () async -> Void
  ) async {
    while self[keyPath: isUnderWay] {
      guard await presence.performed[isUnderWay]?.wasCancelled(joinedBy: work) == true,
        !Task.isCancelled
      else { return }
    }
    let performance = Performance()
    presence.performed[isUnderWay] = performance
    self[keyPath: isUnderWay] = true
    await performance.perform(work)
    self[keyPath: isUnderWay] = false
    presence.performed[isUnderWay] = nil
    performance.end()
  }

  /// Performs an action that may fail, once at a time, and shows its error:
  ///
  ///     func signIn() async {
  ///       await perform(showing: \.isSigningIn, errorText: \.errorText) {
  ///         didSignIn(session: try await authService.signIn(email: email, password: password))
  ///       } failure: { _ in
  ///         String(localized: "Wrong e-mail or password.")
  ///       }
  ///     }
  ///
  /// Cancellation isn't an error: it leaves no text.
  ///
  /// - Parameters:
  ///   - isUnderWay: the state that is true meanwhile; another call then only waits.
  ///   - errorText: the state with the error, which is removed when another action begins.
  ///   - work: the action.
  ///   - failure: the text for an error; by default, its `localizedDescription`.
  public func perform(
    showing isUnderWay: ReferenceWritableKeyPath<Self, Bool>,
    errorText: ReferenceWritableKeyPath<Self, String?>,
    _ work: @MainActor () async throws -> Void,
    failure: @MainActor (any Error) -> String = Presence.text(of:)
  ) async {
    await perform(showing: isUnderWay) {
      self[keyPath: errorText] = nil
      do {
        try await work()
      } catch {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self[keyPath: errorText] = failure(error)
      }
    }
  }
}

extension Presence {
  /// The text of an error for the user, if nothing else decides: its `localizedDescription`.
  public static func text(of error: any Error) -> String { error.localizedDescription }
}
