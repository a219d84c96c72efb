/// The end of a run that can't continue.
struct CommandError: Error, Hashable, Sendable {
  let code: ExitCode
  /// The message, in whole lines; nil if it has been printed already.
  let message: String?
  /// Whether nothing in the specs has the name that was typed.
  private(set) var isUnknownName = false
}

extension CommandError {
  /// - Parameter place: a path, or a location in a file.
  init(_ reason: String, at place: String = "mvvmgen") {
    self.init(code: .impossible, message: "\(place.printable): error: \(reason)")
  }

  static func refused(_ reason: String) -> CommandError {
    CommandError("\(reason)\nnothing was written")
  }

  /// - Parameter hint: what to do; on its own line.
  static func unknownName(_ message: String, hint: String? = nil) -> CommandError {
    var error = CommandError(message + (hint.map { "\n\($0)" } ?? ""))
    error.isUnknownName = true
    return error
  }
}
