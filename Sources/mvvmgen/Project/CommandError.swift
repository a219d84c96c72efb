/// The end of a run that can't continue.
struct CommandError: Error, Hashable, Sendable {
  let code: ExitCode
  /// The message, in whole lines; nil if it has been printed already.
  let message: String?

  init(_ code: ExitCode, _ message: String? = nil) {
    self.code = code
    self.message = message
  }
}
