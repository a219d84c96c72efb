import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenTemplates

/// The action for each file, decided once from the specs and the disk: `generate` applies it,
/// `--dry-run` prints it and `check` reports it.
struct OutputPlan: Sendable {
  /// Sorted by the bytes of their paths.
  var entries: [Entry]
  /// Temporary files of an interrupted run.
  var leftovers: [String]
  /// Empty folders that such a run left in the folders for generated files, innermost first.
  var emptyFolders: [String] = []
  /// A staging folder for scaffolds, among the folders for generated files, which are searched for
  /// leftovers of interrupted runs. Nil if something is in the way.
  var staging: String?
  /// The folders in the configuration: they stay, even if they are empty.
  let folders: ProjectFolders

  struct Entry: Sendable {
    let path: ProjectPath
    let verdict: Verdict
    /// The file that belongs at the path; nil if none does.
    let file: GeneratedFile?
    /// The file that this one replaces under another name, whose permissions it gets.
    var predecessor: ProjectPath?
  }

  enum Verdict: Hashable, Sendable {
    case create
    case update(Reason)
    /// The same, after changing the case of the file's name.
    case updateRenaming(from: ProjectPath)
    case keep
    /// A generated file that no spec generates any more.
    case delete
    /// The developer's edits would be lost. `isForced` if that is allowed.
    case edited(isOrphan: Bool, isForced: Bool)
    /// Something that mvvmgen didn't write is in the way of the file, at its path or at one of its
    /// folders.
    case foreign(obstacle: ProjectPath)
    /// A newer mvvmgen wrote the file, in that output format: the two versions would replace each
    /// other's files again and again.
    case newer(Int)
    case createScaffold
    case keepScaffold
  }

  /// Why a generated file isn't up to date.
  enum Reason: Hashable, Sendable {
    case content
    case conflictMarkers
    case otherFormat(Int)
  }
}

/// The folders in the configuration.
struct ProjectFolders: Sendable {
  /// The folders for generated files.
  let tool: [String]
  let others: [String]

  init(_ configuration: Configuration) {
    let parts = configuration.parts
    // An app that was divided has files from before.
    let former = [configuration.generated].filter { !parts.map(\.generated).contains($0) }
    tool =
      former + parts.flatMap(\.generatedFolders)
      + (configuration.sampleFolder.map { [$0] } ?? [])
    others =
      parts.flatMap { [$0.specs, $0.sources] } + parts.compactMap(\.doubles?.tests)
      + (configuration.scaffolds.map { [$0] } ?? [])
  }

  /// Folders that are not all those of a configuration.
  init(tool: [String], others: [String] = []) { (self.tool, self.others) = (tool, others) }

  func contain(_ folder: String) -> Bool {
    tool.contains(folder) || others.contains(folder)
  }
}

extension OutputPlan.Verdict {
  /// Whether the run must not change anything.
  var isRefusal: Bool {
    switch self {
    case .edited(_, let isForced): !isForced
    case .foreign, .newer: true
    case .create, .update, .updateRenaming, .keep, .delete, .createScaffold, .keepScaffold: false
    }
  }

  var isUpToDate: Bool {
    switch self {
    case .keep, .keepScaffold: true
    case .create, .update, .updateRenaming, .delete, .edited, .foreign, .newer, .createScaffold:
      false
    }
  }

  var isWrite: Bool {
    switch self {
    case .create, .update, .updateRenaming, .createScaffold: true
    case .edited(let isOrphan, let isForced): isForced && !isOrphan
    case .keep, .delete, .foreign, .newer, .keepScaffold: false
    }
  }

  var isDeletion: Bool {
    switch self {
    case .delete: true
    case .edited(let isOrphan, let isForced): isForced && isOrphan
    case .create, .update, .updateRenaming, .keep, .foreign, .newer, .createScaffold,
      .keepScaffold:
      false
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
