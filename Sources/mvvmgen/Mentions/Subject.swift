import AppModel
import Language
import Storage
import Syntax

/// The screen, coordinator or service in the command line.
struct Subject: Hashable, Sendable {
  let kind: SpecKind
  let name: String

  init(kind: SpecKind, name: String) {
    (self.kind, self.name) = (kind, name)
  }

  /// The name under which flows have a service.
  var property: String { ServiceReference(TypeName(validated: name)).property.text }

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

  /// Whether it exists: as a spec, or for a service as a reference.
  func isKnown(in survey: SpecSurvey) -> Bool {
    names(in: survey).contains(name)
  }

  /// The error for a name that doesn't exist.
  func unknown(in survey: SpecSurvey) -> CommandError {
    let hint = suggestion(for: name, among: names(in: survey).sorted()) ?? ""
    return .unknownName("there is no \(kind.rawValue) '\(name.printable)'\(hint)")
  }

  private func names(in survey: SpecSurvey) -> Set<String> {
    var names = Set(survey.outlines.lazy.filter { $0.kind == kind }.map(\.name))
    guard kind == .service else { return names }
    for reference in survey.references.all where reference.kind == .spec(.service) {
      names.insert(reference.name)
    }
    return names
  }

  /// Whether a screen and a coordinator both have this name.
  func sharesItsName(in survey: SpecSurvey) -> Bool {
    Subject.isShared(name, with: kind, in: survey)
  }

  /// Whether a coordinator has a screen's name, or the other way round.
  static func isShared(_ name: String, with kind: SpecKind, in survey: SpecSurvey) -> Bool {
    guard kind != .service else { return false }
    return survey.outlines.contains { $0.name == name && $0.kind != kind && $0.kind != .service }
  }

  /// A spec's file is renamed if it was named after the spec.
  func path(ofSpecAt path: String, calledNow newName: String) -> String {
    guard Disk.name(of: path) == kind.fileName(of: name) else { return path }
    return Disk.joined(Disk.folder(of: path), kind.fileName(of: newName))
  }
}
