/// The end of a run that can't go on.
struct Stop: Error, Hashable, Sendable {
  let code: ExitCode
  /// What to print, whole lines; nil where it is printed already.
  let message: String?

  init(_ code: ExitCode, _ message: String? = nil) {
    self.code = code
    self.message = message
  }
}
