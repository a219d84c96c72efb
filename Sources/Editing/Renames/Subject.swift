package import MvvmgenAppModel
package import MvvmgenGenerator
package import MvvmgenLanguage
package import MvvmgenStorage

/// The screen, coordinator or service in the command line.
package struct Subject: Hashable, Sendable {
  package let kind: SpecKind
  package let name: String

  package init(kind: SpecKind, name: String) {
    (self.kind, self.name) = (kind, name)
  }

  /// The owner of what its spec declares.
  package var owner: Meaning.Owner { Meaning.Owner(kind, TypeName(validated: name)) }

  /// The name under which flows have a service.
  package var property: String { ServiceReference(TypeName(validated: name)).property.text }

  /// Whether it exists: as a spec, or for a service as a reference.
  package func isKnown(in survey: SpecSurvey) -> Bool {
    names(in: survey).contains(name)
  }

  /// The names of all subjects of its kind.
  package func names(in survey: SpecSurvey) -> Set<String> {
    var names = Set(survey.outlines.lazy.filter { $0.kind == kind }.map(\.name))
    guard kind == .service else { return names }
    for reference in survey.references.all where reference.kind == .spec(.service) {
      names.insert(reference.name)
    }
    return names
  }

  /// Whether a screen and a coordinator both have this name.
  package func sharesItsName(in survey: SpecSurvey) -> Bool {
    Subject.isShared(name, with: kind, in: survey)
  }

  /// Whether a coordinator has a screen's name, or the other way round.
  package static func isShared(_ name: String, with kind: SpecKind, in survey: SpecSurvey) -> Bool {
    guard kind != .service else { return false }
    return survey.outlines.contains { $0.name == name && $0.kind != kind && $0.kind != .service }
  }

  /// A spec's file is renamed if it was named after the spec.
  package func path(ofSpecAt path: ProjectPath, calledNow newName: String) -> ProjectPath {
    let file = kind.fileName(of: name)
    guard path.name.text == file else { return path }
    let folder = String(decoding: path.text.utf8.dropLast(file.utf8.count), as: UTF8.self)
    return ProjectPath(folder + kind.fileName(of: newName))
  }
}
