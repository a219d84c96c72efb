/// The spec language and the commands, as the pages in `Documentation` explain them: recorded, so
/// that the executable needs no files beside it.
enum Handbook {
  /// Both pages as one text.
  static var text: String { "\(specLanguage)\n\(commandLine)" }
}
