import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

extension OutputPlan.Entry {
  /// The action of a run on the file.
  var action: String {
    switch verdict {
    case .create, .createScaffold: "create"
    case .update: "update"
    case .updateRenaming: "rename and update"
    case .keep, .keepScaffold: "keep"
    case .delete: "delete"
    case .edited(_, isForced: false): "refuse, edited by hand"
    case .edited(let isOrphan, isForced: true): isOrphan ? "delete edited" : "replace edited"
    case .foreign: "refuse, in the way"
    case .newer: "refuse, written by a newer mvvmgen"
    }
  }

  /// The finding of a check about it; nil if it is up to date.
  var finding: String? {
    switch verdict {
    case .create: "missing"
    case .update, .updateRenaming: "stale"
    case .keep, .keepScaffold: nil
    case .delete: "orphaned"
    case .edited: "edited by hand"
    case .foreign: "in the way"
    case .newer: "written by a newer mvvmgen"
    case .createScaffold: "scaffold missing"
    }
  }

  /// The finding for a refusal.
  var refusal: (code: Diagnostic.Code, message: String)? {
    switch verdict {
    case .edited(let isOrphan, isForced: false):
      isOrphan
        ? (.editedOrphan, "no spec generates this file any more, but it was edited by hand")
        : (.editedFile, "was edited by hand since it was generated")
    case .foreign:
      (.foreignFile, "is in the way of a generated file, and wasn't written by mvvmgen")
    case .newer(let format):
      (
        .newerFile,
        "was written by a newer mvvmgen, in output format \(format); this one writes format "
          + "\(Header.format)"
      )
    case .create, .update, .updateRenaming, .keep, .delete, .edited, .createScaffold,
      .keepScaffold:
      nil
    }
  }

  /// The path that causes the refusal: the file's own, or that of one of its folders.
  var obstacle: ProjectPath {
    if case .foreign(let obstacle) = verdict { return obstacle }
    return path
  }
}

extension OutputPlan {
  /// `3 files written, 1 deleted, 12 unchanged`, or `1 file to write, nothing was changed`.
  ///
  /// - Parameter others: the number of files that the command itself writes and lists. Generated files
  ///   aren't listed, so they are counted apart.
  func summary(isDone: Bool, beside others: Int = 0) -> String {
    let generated = isDone && others > 0 ? count { $0.isWrite && $0 != .createScaffold } : 0
    let counts = [
      (count(\.isWrite) + others - generated, isDone ? "written" : "to write"),
      (generated, "generated"),
      (count(\.isDeletion), isDone ? "deleted" : "to delete"),
      (count(\.isUpToDate), "unchanged"),
    ].filter { $0.0 > 0 }
    let first = counts.first.map { "\(files($0.0)) \($0.1)" } ?? "no files"
    let summary = counts.dropFirst().reduce(first) { "\($0), \($1.0) \($1.1)" }
    return isDone ? summary : "\(summary), nothing was changed"
  }
}

/// `1 file`, `2 files`.
func files(_ count: Int) -> String {
  count == 1 ? "1 file" : "\(count) files"
}
