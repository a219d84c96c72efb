import Foundation

@testable import MvvmgenTemplates
@testable import mvvmgen

/// How the files of a project differ before and after commands, as `git diff -U0` shows it, but each
/// place with its file and line. Generated files are only counted: what is in them is recorded in the
/// fixtures. New Swift is only named, and only if the commands haven't.
struct FileChanges {
  /// The lines up to which a new file is shown.
  private static let shownLines = 40

  private var lines: [String] = []
  private var differences: [String] = []

  /// - Parameter output: what the commands printed.
  init(from before: FolderContents, to after: FolderContents, output: String) {
    let (old, new) = (before.texts, after.texts)
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    let isGenerated = { (path: String) in
      String(decoding: ((new[path] ?? old[path]) ?? []).prefix(400), as: UTF8.self)
        .contains(Header.marker)
    }
    let own = changed.filter { !isGenerated($0) }.sorted()
    var (created, deleted) = ([String](), own.filter { new[$0] == nil })
    for path in own {
      guard let text = new[path] else { continue }
      if let before = old[path] {
        append(before, text, path)
      } else if let source = deleted.first(where: { Self.resembles(old[$0] ?? [], text) }) {
        deleted.removeAll { $0 == source }
        if !output.contains("move: \(source) -> \(path)\n") {
          lines.append("moved: \(source) -> \(path)")
        }
        append(old[source] ?? [], text, path)
      } else if text.isEmpty || path.hasSuffix(".swift")
        || text.split(separator: 0x0A).count > Self.shownLines
      {
        created.append(path)
      } else {
        append([], text, path)
      }
    }
    for (word, paths) in [
      ("new", created), ("deleted", deleted), ("rewritten", before.rewritten(in: after)),
    ] {
      let untold = paths.filter { path in
        !["create: \(path)\n", "delete: \(path)\n", "-> \(path)\n", "move: \(path) ->"]
          .contains { output.contains($0) }
      }
      if !untold.isEmpty { lines.append("\(word): \(untold.joined(separator: ", "))") }
    }
    let generated = changed.filter(isGenerated)
    let counts = [
      (generated.count { old[$0] == nil }, "new"), (generated.count { new[$0] == nil }, "deleted"),
      (generated.count { old[$0] != nil && new[$0] != nil }, "changed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !counts.isEmpty { lines.append("generated files: \(counts.joined(separator: ", "))") }
  }

  /// Whether at least half the lines of an old file are in a new one.
  private static func resembles(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    let removed = UnifiedDiff(from: old[...], to: new[...]).removed
    return !old.isEmpty && removed * 2 <= old.split(separator: 0x0A).count
  }

  private mutating func append(_ old: [UInt8], _ new: [UInt8], _ path: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    var (oldLine, newLine) = (0, 0)
    var isInside = false
    for edit in lineEdits(from: old, to: new) {
      if edit == .keep {
        isInside = false
      } else if !isInside {
        differences.append("@@ \(path):\(newLine + 1) @@")
        isInside = true
      }
      if edit != .keep {
        let (sign, text) = edit == .insert ? ("+", new[newLine]) : ("-", old[oldLine])
        differences.append(sign + String(decoding: text, as: UTF8.self))
      }
      if edit != .insert { oldLine += 1 }
      if edit != .delete { newLine += 1 }
    }
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = text[...].split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if !lines.isEmpty {
      lines.append(Array("\\ No newline at end".utf8)[...])
    }
    return lines
  }

  /// Empty if nothing has changed.
  var text: String { (lines + differences).map { "\($0)\n" }.joined() }
}

/// Each file by its path, a link as where it leads, and when each file was written.
struct FolderContents {
  var texts: [String: [UInt8]] = [:]
  var dates: [String: Date] = [:]

  /// The files that were written again as they were.
  func rewritten(in other: FolderContents) -> [String] {
    texts.keys.filter { texts[$0] == other.texts[$0] && dates[$0] != other.dates[$0] }.sorted()
  }

  /// Takes over what a command changed that isn't one of mvvmgen's.
  mutating func follow(from old: FolderContents, to new: FolderContents) {
    for path in Set(old.texts.keys).union(new.texts.keys) where old.dates[path] != new.dates[path] {
      (texts[path], dates[path]) = (new.texts[path], new.dates[path])
    }
  }
}
