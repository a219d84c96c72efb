/// The end of a run that can't continue.
struct CommandError: Error, Hashable, Sendable {
  let code: ExitCode
  /// The message, in whole lines; nil if it has been printed already.
  let message: String?
  /// Whether nothing in the specs has the name that was typed.
  private(set) var isUnknownName = false

  init(_ code: ExitCode, _ message: String? = nil) {
    self.code = code
    self.message = message
  }

  /// - Parameter hint: what to do; on its own line.
  static func unknownName(_ message: String, hint: String? = nil) -> CommandError {
    var error = CommandError(
      .impossible, "mvvmgen: error: \(message)" + (hint.map { "\n\($0)" } ?? ""))
    error.isUnknownName = true
    return error
  }
}
