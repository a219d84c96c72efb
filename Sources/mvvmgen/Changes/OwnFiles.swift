import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The developer's files that belong to screens, coordinators and services.
struct OwnFiles {
  let disk: Disk
  let configuration: Configuration
  /// The screens, coordinators and services with a spec, for finding the owner of a file.
  private var subjects: [Subject]
  /// The folder of each one's target, by name.
  private var homes: [Subject: String] = [:]
  /// Each with a trailing slash.
  private let generatedFolders: [String]

  struct Move: Hashable, Sendable {
    let path: String
    let newPath: String
  }

  init(disk: Disk, input: ProjectInput, outlines: [SpecOutline]) {
    (self.disk, configuration) = (disk, input.configuration)
    subjects = outlines.map { Subject(kind: $0.kind, name: $0.name) }
    generatedFolders = ProjectFolders(configuration).tool.map { "\($0)/" }
    guard !configuration.targets.isEmpty else { return }
    for outline in outlines {
      let path = input.sources[Int(outline.span.file)].path
      homes[Subject(kind: outline.kind, name: outline.name)] = configuration.part(of: path).sources
    }
  }

  /// A file of the app's own that has the name of a scaffold, with the types that it declares.
  typealias Other = (path: String, types: Set<String>)

  /// The files to rename, with their new names: those in its folder, and scaffolds in any folder.
  ///
  /// - Parameters:
  ///   - scaffolds: the names that the scaffolds were created with, each with a path in its target.
  ///   - types: the generated types, of which a scaffold names at least one.
  func moves(
    of subject: Subject, to newName: String, scaffolds: [String: String], types: Set<String>
  ) throws(DiskError) -> (moves: [Move], others: [Other]) {
    guard subject.kind != .service else { return ([], []) }
    let (old, new) = (
      folder(of: subject), folder(of: newName, beside: subject)
    )
    var moves: [Move] = []
    for path in try all(in: old) {
      let rest = path.droppingFirst(utf8: old.utf8.count + 1)
      let name = Disk.name(of: rest)
      guard isOwn(name, subject) else { continue }
      let newFile = Disk.joined(Disk.folder(of: rest), renamed(name, subject, newName))
      moves.append(Move(path: path, newPath: "\(new)/\(newFile)"))
    }
    let known = Set(moves.map { Disk.name(of: $0.path) })
    let wanted = scaffolds.filter { !known.contains($0.key) }
    guard !wanted.isEmpty else { return (moves, []) }
    let (paths, packages) = try code()
    var others: [Other] = []
    var buffer = FileBuffer()
    for path in paths {
      guard let scaffold = wanted[Disk.name(of: path)], !packages.separate(path, scaffold) else {
        continue
      }
      guard try disk.read(ProjectPath(path), into: &buffer) == .file else { continue }
      let bytes = Array(buffer.bytes)
      let declared = Set(TypeDeclaration.all(in: bytes).map(\.name))
      let named = types.subtracting(declared)
      // A test that needs values names no type at first.
      let isAtHome = Disk.folder(of: path) == Disk.folder(of: scaffold)
      let isScaffold =
        isAtHome
        || Identifiers(in: bytes).contains { word in
          word.context == .code
            && named.contains(String(decoding: bytes[word.range], as: UTF8.self))
        }
      guard isScaffold else {
        others.append((path, declared))
        continue
      }
      let newFile = renamed(Disk.name(of: path), subject, newName)
      moves.append(Move(path: path, newPath: Disk.joined(Disk.folder(of: path), newFile)))
    }
    return (moves, others)
  }

  /// A file that would belong to the subject under its new name, although it doesn't now: renaming
  /// back would move it.
  func intruder(in newName: String, of subject: Subject) throws(DiskError) -> String? {
    guard subject.kind != .service else { return nil }
    let (after, successor) = renaming(subject, to: newName)
    return try all(in: folder(of: newName, beside: subject)).first {
      after.isOwn(Disk.name(of: $0), successor)
    }
  }

  /// A file of the subject that wouldn't belong to it under its new name, since a coordinator with
  /// that name has the folder: renaming back wouldn't move it.
  func stray(of subject: Subject, to newName: String) throws(DiskError) -> String? {
    guard subject.kind != .service else { return nil }
    let (after, successor) = renaming(subject, to: newName)
    return try all(in: folder(of: subject)).first { path in
      let name = Disk.name(of: path)
      return isOwn(name, subject) && !after.isOwn(renamed(name, subject, newName), successor)
    }
  }

  private func renaming(
    _ subject: Subject, to newName: String
  ) -> (after: OwnFiles, successor: Subject) {
    let successor = Subject(kind: subject.kind, name: newName)
    var after = self
    after.subjects = subjects.map { $0 == subject ? successor : $0 }
    return (after, successor)
  }

  /// Whether one of the developer's Swift files has one of the names.
  func contains(_ names: [String]) throws(DiskError) -> Bool {
    guard !names.isEmpty else { return false }
    return try sources().contains { names.contains(Disk.name(of: $0)) }
  }

  /// A Swift file that already has the new name of one that is renamed. A module can't have two.
  func obstacle(to moves: [Move]) throws(DiskError) -> (move: Move, path: String)? {
    guard !moves.isEmpty else { return nil }
    let newNames = Dictionary(
      moves.map { (Disk.name(of: $0.newPath), $0) }, uniquingKeysWith: { first, _ in first })
    let oldPaths = Set(moves.map(\.path))
    let (paths, packages) = try code()
    for path in paths where !oldPaths.contains(path) {
      guard let move = newNames[Disk.name(of: path)], move.newPath != path,
        !packages.separate(move.newPath, path)
      else { continue }
      return (move, path)
    }
    return nil
  }

  func folder(of subject: Subject) -> String { folder(of: subject.name, beside: subject) }

  private func folder(of name: String, beside subject: Subject) -> String {
    "\(homes[subject] ?? configuration.sources)/\(name)"
  }

  /// A folder and its subfolders, innermost first.
  func folders(in folder: String) throws(DiskError) -> [String] {
    guard try disk.kind(folder) == .folder else { return [] }
    var folders: [String] = []
    for (name, kind) in try disk.entries(folder, skippingUnreadable: true) ?? []
    where kind == .folder {
      folders += try self.folders(in: Disk.joined(folder, name))
    }
    return folders + [folder]
  }

  /// Whether a file in the subject's folder is renamed with it. One whose name begins with the name
  /// of a spec belongs to that spec; any other belongs to the screen, unless a coordinator shares
  /// the folder.
  private func isOwn(_ file: String, _ subject: Subject) -> Bool {
    if let owner = owner(of: file) { return owner == subject }
    return subject.kind == .screen
      && !subjects.contains(Subject(kind: .coordinator, name: subject.name))
  }

  /// The spec whose name is the prefix of a file's name, the longest one of several.
  private func owner(of file: String) -> Subject? {
    let named = subjects.filter { $0.kind != .service && Self.isName($0.name, beginningOf: file) }
    let length = named.map(\.name.utf8.count).max()
    let owners = named.filter { $0.name.utf8.count == length }
    let isCoordinators = owners.contains { owner in
      owner.kind == .coordinator
        && file.utf8.dropFirst(owner.name.utf8.count)
          .starts(with: configuration.names.coordinator.utf8)
    }
    return owners.first { ($0.kind == .coordinator) == isCoordinators } ?? owners.first
  }

  /// Whether a prefix of a file's name is a whole word: `Login` is one in `LoginView`, but not in
  /// `Loginer`.
  static func isName(_ name: String, beginningOf file: String) -> Bool {
    guard file.utf8.starts(with: name.utf8) else { return false }
    let next = file.droppingFirst(utf8: name.utf8.count).unicodeScalars.first
    return next.map { !$0.properties.isLowercase } ?? false
  }

  private func renamed(_ file: String, _ subject: Subject, _ newName: String) -> String {
    guard owner(of: file) == subject else { return file }
    return newName + file.droppingFirst(utf8: subject.name.utf8.count)
  }

  /// The developer's Swift files.
  func sources() throws(DiskError) -> [String] {
    try disk.listCode(suffix: ".swift").files.map(\.text).filter { !isGenerated($0) }
  }

  /// The developer's Swift files, and the packages that they are in.
  func code() throws(DiskError) -> (paths: [String], packages: PackageFolders) {
    let files = try disk.listCode(suffix: ".swift").files
    let paths = files.map(\.text).filter { !isGenerated($0) }
    return (paths, try PackageFolders(of: files, on: disk))
  }

  /// Whether a path is in a folder for generated files.
  func isGenerated(_ path: String) -> Bool {
    generatedFolders.contains { path.utf8.starts(with: $0.utf8) }
  }

  /// Everything but folders, including hidden files, in the order of the bytes.
  private func all(in folder: String) throws(DiskError) -> [String] {
    guard try disk.kind(folder) == .folder else { return [] }
    var paths: [String] = []
    for (name, kind) in try disk.entries(folder, skippingUnreadable: true) ?? [] {
      let path = Disk.joined(folder, name)
      if kind == .folder { paths += try all(in: path) } else { paths.append(path) }
    }
    return paths.sorted(by: Disk.precedes)
  }
}
