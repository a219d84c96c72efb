import Language
import Storage
import Syntax

/// The developer's files, as far as a screen, a coordinator or a service is their matter.
struct OwnFiles {
  let disk: Disk
  let configuration: Configuration

  struct Move: Hashable, Sendable {
    let path: String
    let newPath: String
  }

  /// A word of the developer's that names a type which is called otherwise now, or is gone.
  struct Mention: Hashable, Sendable {
    let path: String
    let position: SourcePosition
    let word: String
  }

  /// The files that follow a name, and what they are to be called. Those that a run which was
  /// interrupted has moved to the new folder already are among them, under their old names.
  func moves(
    from name: String, to newName: String, of kind: SpecOutline.Kind, isFolderShared: Bool
  ) throws(DiskError) -> [Move] {
    guard kind != .service else { return [] }
    let (old, new) = (folder(of: name), folder(of: newName))
    var moves: [Move] = []
    for path in try all(in: old) {
      let rest = String(path.dropFirst(old.count + 1))
      let file = renamed(Disk.name(of: path), from: name, to: newName, of: kind, isFolderShared)
      guard file != nil || !isFolderShared else { continue }
      let newFile = Disk.joined(Disk.folder(of: rest), file ?? Disk.name(of: rest))
      moves.append(Move(path: path, newPath: "\(new)/\(newFile)"))
    }
    for path in try old == new ? [] : all(in: new) {
      guard
        let file = renamed(Disk.name(of: path), from: name, to: newName, of: kind, isFolderShared)
      else { continue }
      moves.append(Move(path: path, newPath: Disk.joined(Disk.folder(of: path), file)))
    }
    return moves
  }

  /// The files in the folder of a screen or a coordinator.
  func files(
    of name: String, _ kind: SpecOutline.Kind, isFolderShared: Bool
  ) throws(DiskError) -> [String] {
    try moves(from: name, to: name, of: kind, isFolderShared: isFolderShared).map(\.path)
  }

  private func folder(of name: String) -> String { "\(configuration.sources)/\(name)" }

  /// The folder of a screen or a coordinator and those in it, the innermost first.
  func folders(of name: String) throws(DiskError) -> [String] {
    try folders(in: folder(of: name))
  }

  private func folders(in folder: String) throws(DiskError) -> [String] {
    guard try disk.kind(folder) == .folder else { return [] }
    var folders: [String] = []
    for (name, kind) in try disk.entries(folder) ?? [] where kind == .folder {
      folders += try self.folders(in: Disk.joined(folder, name))
    }
    return folders + [folder]
  }

  /// What a file is to be called: nil where its name doesn't begin with the word.
  private func renamed(
    _ file: String, from name: String, to newName: String, of kind: SpecOutline.Kind,
    _ isFolderShared: Bool
  ) -> String? {
    guard file.utf8.starts(with: name.utf8) else { return nil }
    let rest = file.dropFirst(name.count)
    guard let next = rest.unicodeScalars.first, !next.properties.isLowercase else { return nil }
    let isCoordinators = rest.utf8.starts(with: configuration.names.coordinator.utf8)
    guard !isFolderShared || isCoordinators == (kind == .coordinator) else { return nil }
    return newName + rest
  }

  /// All that isn't a folder, hidden or not, in the order of its bytes.
  private func all(in folder: String) throws(DiskError) -> [String] {
    guard try disk.kind(folder) == .folder else { return [] }
    var paths: [String] = []
    for (name, kind) in try disk.entries(folder) ?? [] {
      let path = Disk.joined(folder, name)
      if kind == .folder { paths += try all(in: path) } else { paths.append(path) }
    }
    return paths.sorted(by: Disk.precedes)
  }
}

extension OwnFiles {
  /// Where sources and interface files outside of the tool's folders name one of the types.
  func mentions(of types: Set<String>) throws(DiskError) -> [Mention] {
    guard !types.isEmpty else { return [] }
    var mentions: [Mention] = []
    var buffer = FileBuffer()
    for path in try disk.list("", suffix: "").files where isSource(path.text) {
      guard try disk.read(path, into: &buffer) == .file else { continue }
      let bytes = Array(buffer.bytes)
      let source = SourceFile(path: path, bytes: bytes)
      for range in Identifiers(in: bytes, skippingStrings: false) {
        let word = String(decoding: bytes[range], as: UTF8.self)
        guard types.contains(word) else { continue }
        let position = source.position(of: range.lowerBound)
        mentions.append(Mention(path: path.text, position: position, word: word))
      }
    }
    return mentions
  }

  private func isSource(_ path: String) -> Bool {
    let suffixes = [".swift", ".storyboard", ".xib", ".m", ".h"]
    guard suffixes.contains(where: path.hasSuffix) else { return false }
    return !ProjectFolders(configuration).tool.contains { path.utf8.starts(with: "\($0)/".utf8) }
  }
}
