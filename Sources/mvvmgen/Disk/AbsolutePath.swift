extension String {
  /// The text after its first bytes: a `/` and a combining mark after it are one character.
  func droppingFirst(utf8 count: Int) -> String {
    String(decoding: utf8.dropFirst(count), as: UTF8.self)
  }
}

/// Absolute paths without a trailing slash; the root is empty.
enum AbsolutePath {
  static func absolute(_ path: String, from folder: String) -> String {
    path.utf8.starts(with: "/".utf8) ? path : "\(folder)/\(path)"
  }

  /// The path relative to a folder, empty for the folder itself; nil outside of it.
  static func rest(of path: String, in folder: String) -> String? {
    if path == folder { return "" }
    guard path.utf8.starts(with: "\(folder)/".utf8) else { return nil }
    return path.droppingFirst(utf8: folder.utf8.count + 1)
  }

  /// With links resolved in the part of the path that exists.
  static func resolved(_ path: String) -> String {
    if let known = Disk.resolved(path) { return known == "/" ? "" : known }
    let normal = normalized(path, from: "")
    guard !normal.isEmpty else { return normal }
    return "\(resolved(Disk.folder(of: normal)))/\(Disk.name(of: normal))"
  }

  /// Resolves `.` and `..` lexically.
  static func normalized(_ path: String, from folder: String) -> String {
    let whole = absolute(path, from: folder)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.map { "/\($0)" }.joined()
  }

  /// The prefix for opening a path in `target` from `folder`.
  static func prefix(from folder: String, to target: String) -> String {
    if folder == target { return "" }
    let here = folder.split(separator: "/")
    let there = target.split(separator: "/")
    if there.starts(with: here) { return there.dropFirst(here.count).map { "\($0)/" }.joined() }
    guard here.starts(with: there) else { return "\(target)/" }
    return String(repeating: "../", count: here.count - there.count)
  }

  /// The path as written in a file of `folder`; nil where they have only the root in common.
  static func relative(_ path: String, from folder: String) -> String? {
    let (here, there) = (folder.split(separator: "/"), path.split(separator: "/"))
    let shared = zip(here, there).prefix { $0 == $1 }.count
    guard shared > 0 else { return nil }
    let up = Array(repeating: "..", count: here.count - shared)
    let parts = up + there.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
