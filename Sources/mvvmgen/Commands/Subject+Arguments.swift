import Editing
import Generator
import Language

extension Subject {
  /// The one that is named, by its kind or, where only one thing has the name, without it.
  static func named(_ arguments: Arguments, in survey: () throws -> SpecSurvey) throws -> Subject {
    let count = arguments.command == .rename ? 3 : 2
    guard arguments.operands.count < count else { return try Subject(arguments) }
    let name = arguments.operands[0]
    let kinds = try survey().outlines.filter { $0.name == name }.map(\.kind)
    guard kinds.count < 2 else {
      let words = kinds.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw UsageError(
        message: "several things are called '\(name)': say which KIND before it, \(words)",
        command: arguments.command)
    }
    guard let kind = kinds.first else {
      throw UsageError(
        message: "nothing is called '\(name)', and the KIND before it is missing",
        command: arguments.command)
    }
    return Subject(kind: kind, name: name)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let kind = SpecKind(rawValue: word) else {
      throw .unknownKind(word, arguments.command)
    }
    self.init(kind: kind, name: arguments.operands[1])
  }

  /// The error for a name that doesn't exist.
  func unknown(in survey: SpecSurvey) -> CommandError {
    let hint = suggestion(for: name, among: names(in: survey).sorted()) ?? ""
    return .unknownName("there is no \(kind.rawValue) '\(name.printable)'\(hint)")
  }
}
