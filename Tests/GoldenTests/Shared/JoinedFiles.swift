/// The files of a folder as one, each below a line with its path in that folder:
///
///     // Recorded by GoldenTests: the files of one folder, each below its path. See …
///
///     // MARK: - Coordinators/AppCoordinator.generated.swift
///
/// A target of the package compiles them as they are, and there are fewer files.
enum JoinedFiles {
  /// Files that can't be told apart again.
  struct Unclear: Error, Equatable, CustomStringConvertible {
    let path: String

    var description: String { "'\(path)' can't be joined with other files, or told from them" }
  }

  /// The first line, for readers who find only the "Do not edit" of the files below it.
  static let header =
    "// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md."

  private static let mark = "// MARK: - "

  /// - Parameter files: each text by its path.
  static func text(of files: [String: String]) throws(Unclear) -> String {
    let parts = files.sorted { $0.key < $1.key }.map { "\n\(mark)\($0.key)\n\($0.value)" }
    let text = "\(header)\n\(parts.joined())"
    let again = try Self.files(in: text)
    for (path, text) in files {
      guard let other = again[path], other.utf8.elementsEqual(text.utf8) else {
        throw Unclear(path: path)
      }
    }
    return text
  }

  /// The inverse.
  static func files(in text: String) throws(Unclear) -> [String: String] {
    if text.isEmpty { return [:] }
    var files: [String: String] = [:]
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }[...]
    guard lines.starts(with: [header, ""]) else { throw Unclear(path: lines[0]) }
    lines.removeFirst(2)
    while let first = lines.first {
      guard let path = path(first), files[path] == nil else { throw Unclear(path: first) }
      lines.removeFirst()
      let end = lines.firstIndex { self.path($0) != nil } ?? lines.endIndex
      // An empty line is above the next file, and after the last line break.
      guard lines[..<end].last == "" else { throw Unclear(path: path) }
      files[path] = lines[..<end].dropLast().map { "\($0)\n" }.joined()
      lines = lines[end...]
    }
    return files
  }

  private static func path(_ line: String) -> String? {
    guard line.hasPrefix(mark), line.hasSuffix(".swift") else { return nil }
    return String(line.dropFirst(mark.count))
  }
}
