import Generator
import Language
import Syntax

extension Session {
  /// The error for a name that nothing has, with the specs that may have it and couldn't be read. What
  /// the command would advise otherwise could be wrong.
  func withUnreadSpecs(_ error: CommandError) -> CommandError {
    guard let input = try? ProjectInput.read(project, pipeline), let message = error.message,
      !input.diagnostics.hasErrors
    else { return error }
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    let read = Set(outlines.map(\.span.file))
    let unread = input.sources.indices.filter { index in
      !read.contains(Int32(index)) && Int32(index) != input.configuration.file
    }
    guard !unread.isEmpty else { return error }
    let paths = unread.prefix(3).map { project.display(input.sources[$0].path).printable }
    let more = unread.count > 3 ? " and \(unread.count - 3) more" : ""
    return CommandError(
      error.code,
      "\(message.prefix { $0 != "\n" })\n"
        + "\(paths.joined(separator: ", "))\(more) couldn't be read: run "
        + "\(project.suggestion("lint"))")
  }
}
