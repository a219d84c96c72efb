import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The generated files of the run before, for `generate --watch`, each with what it was made from. All of
/// them depend on the configuration, too.
package struct FormerFiles: Sendable {
  /// The app's types that the configuration knows beside what it says itself; nil of no run yet.
  let ownNames: [TypeName]?
  /// The same in all of them.
  let configuration: Shared<Configuration>?
  private var files: [Key: (sources: [any AnyObject & Sendable], files: [GeneratedFile])] = [:]

  enum Kind {
    case file, doubles
  }

  private struct Key: Hashable {
    let kind: Kind
    /// The first that the files are made from, which lives as long as the entry.
    let owner: ObjectIdentifier?
  }

  /// Of no run yet.
  package init() { (ownNames, configuration) = (nil, nil) }

  init(besides ownNames: [TypeName], _ configuration: Shared<Configuration>) {
    (self.ownNames, self.configuration) = (ownNames, configuration)
  }

  func files(_ kind: Kind, madeFrom sources: [any AnyObject & Sendable]) -> [GeneratedFile]? {
    let key = Key(kind: kind, owner: sources.first.map { ObjectIdentifier($0) })
    guard let known = files[key], known.sources.elementsEqual(sources, by: { $0 === $1 }) else {
      return nil
    }
    return known.files
  }

  mutating func keep(
    _ files: [GeneratedFile], _ kind: Kind, madeFrom sources: [any AnyObject & Sendable]
  ) {
    let key = Key(kind: kind, owner: sources.first.map { ObjectIdentifier($0) })
    self.files[key] = (sources, files)
  }
}
