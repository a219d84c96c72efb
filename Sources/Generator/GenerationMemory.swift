import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// The decoded specs, the resolved app and the list of files of the run before, for `generate --watch` and
/// servers: a run takes from here all that the changes since can't have changed.
package final class GenerationMemory: Sendable {
  let specs = SpecMemory()
  private let former = Locked<Former?>(nil)

  package init() {}

  /// The app and the files of the run before; nil where nobody keeps them.
  struct Former {
    fileprivate(set) var configuration: SourceFile?
    fileprivate(set) var paths: [ProjectPath] = []
    var app: FormerApp?
    var files: FormerFiles?
  }

  /// Those that are right for these sources: places in specs have the numbers of their files, and nearly all
  /// depends on the configuration.
  func former(for sources: [SourceFile], _ configuration: Configuration) -> Former {
    let source = configuration.file.map { sources[Int($0)] }
    let paths = sources.map(\.path)
    let known = former.withLock { former in
      defer { former = nil }
      return former
    }
    if let known, known.configuration == source, known.paths == paths { return known }
    return Former(
      configuration: source, paths: paths, app: FormerApp(), files: FormerFiles())
  }

  func keep(_ next: Former) { former.withLock { $0 = next } }
}
