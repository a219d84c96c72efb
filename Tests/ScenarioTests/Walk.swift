import GeneratedRuntime

/// A scenario, step by step, with no host and no view: what is shown, and who lives, after each.
@MainActor
final class Walk {
  let stage = Stage()
  private let living = Living()

  /// Steps on, and tells what was shown meanwhile and who lives after.
  func step(
    _ action: () async throws -> Void
  ) async rethrows -> (shown: [String], living: [String]) {
    let count = stage.transcript.count
    try await action()
    living.see(stage)
    return (Array(stage.transcript.dropFirst(count)), living.names)
  }
}
