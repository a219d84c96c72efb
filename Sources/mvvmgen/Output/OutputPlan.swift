import Language
import Storage
import Templates

/// What is to become of each file, decided once from the specs and from what is on disk: `generate`
/// carries it out, `--dry-run` prints it and `check` reports it.
struct OutputPlan: Sendable {
  /// In the order of their paths' bytes.
  var entries: [Entry]
  /// Temporary files of a run that was interrupted.
  var leftovers: [String]
  /// Folders of the tool's that such a run left with nothing in them, the innermost first.
  var emptyFolders: [String] = []
  /// The folder of the tool's in which scaffolds are written before they get their place: what an
  /// interrupted run leaves there is found. Nil where something is in the way.
  var staging: String?
  /// The folders that the configuration names: they stay, even empty.
  let folders: ProjectFolders

  struct Entry: Sendable {
    let path: ProjectPath
    let verdict: Verdict
    /// What belongs at the path; nil where nothing does.
    let file: GeneratedFile?
  }

  enum Verdict: Hashable, Sendable {
    case create
    case update(Reason)
    /// The same, after giving the file its name's new case.
    case updateRenaming(from: ProjectPath)
    case keep
    /// The tool's own, and no spec stands behind it any more.
    case delete
    /// The developer's changes would be lost. `isForced` where they may be.
    case edited(isOrphan: Bool, isForced: Bool)
    /// Something that isn't the tool's, here or at a folder on the way, is where the file belongs.
    case foreign(obstacle: ProjectPath)
    case createScaffold
    case keepScaffold
  }

  /// Why a file of the tool's isn't up to date.
  enum Reason: Hashable, Sendable {
    case content
    case conflictMarkers
    case otherFormat(Int)
  }
}

/// The folders that a configuration names.
struct ProjectFolders: Sendable {
  /// The tool's own.
  let tool: [String]
  let others: [String]

  init(_ configuration: Configuration) {
    tool = [configuration.generated] + (configuration.doubles.map { [$0.folder] } ?? [])
    others = [configuration.specs, configuration.sources]
  }

  func contain(_ folder: String) -> Bool {
    tool.contains(folder) || others.contains(folder)
  }
}

extension OutputPlan.Verdict {
  /// Whether the run has to leave everything as it is.
  var isRefusal: Bool {
    switch self {
    case .edited(_, let isForced): !isForced
    case .foreign: true
    case .create, .update, .updateRenaming, .keep, .delete, .createScaffold, .keepScaffold: false
    }
  }

  var isUpToDate: Bool {
    switch self {
    case .keep, .keepScaffold: true
    case .create, .update, .updateRenaming, .delete, .edited, .foreign, .createScaffold: false
    }
  }

  var isWrite: Bool {
    switch self {
    case .create, .update, .updateRenaming, .createScaffold: true
    case .edited(let isOrphan, let isForced): isForced && !isOrphan
    case .keep, .delete, .foreign, .keepScaffold: false
    }
  }

  var isDeletion: Bool {
    switch self {
    case .delete: true
    case .edited(let isOrphan, let isForced): isForced && isOrphan
    case .create, .update, .updateRenaming, .keep, .foreign, .createScaffold, .keepScaffold: false
    }
  }
}

extension OutputPlan {
  var isRefused: Bool { entries.contains { $0.verdict.isRefusal } }

  var outOfDate: [Entry] { entries.filter { !$0.verdict.isUpToDate } }

  func count(_ isCounted: (Verdict) -> Bool) -> Int {
    entries.reduce(0) { $0 + (isCounted($1.verdict) ? 1 : 0) }
  }
}
