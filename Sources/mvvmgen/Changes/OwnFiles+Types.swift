import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A type that the developer declares.
struct OwnType {
  let name: String
  let path: String
  /// The position of its name.
  let position: SourcePosition
}

extension OwnFiles {
  /// The types with one of the names that are declared in the files of the app.
  func types(named names: Set<String>) throws(DiskError) -> [OwnType] {
    var types: [OwnType] = []
    var buffer = FileBuffer()
    for path in try appSources() {
      guard try disk.read(ProjectPath(path), into: &buffer) == .file else { continue }
      let declarations = TypeDeclaration.all(in: Array(buffer.bytes))
      for declaration in declarations where names.contains(declaration.name) {
        let source = SourceFile(path: ProjectPath(path), bytes: buffer.bytes)
        let position = LineTable(of: source).position(of: declaration.range.lowerBound)
        types.append(OwnType(name: declaration.name, path: path, position: position))
      }
    }
    return types
  }

  /// The developer's Swift files that may be in one module with those that are generated: neither
  /// tests nor manifests, and not in another package, or another target of it.
  func appSources() throws(DiskError) -> [String] {
    let (paths, packages) = try code()
    let generated = configuration.parts.map { Disk.joined($0.generated, "App.swift") }
    var sources: [String] = []
    for path in paths
    where !isTest(path) && generated.contains(where: { !packages.separate(path, $0) }) {
      if try !isManifest(path) { sources.append(path) }
    }
    return sources
  }

  /// The files that certainly are in one module with those that are generated: in the folder of
  /// `sources`, or beside the generated ones, as `init` puts these into the target's folder.
  func moduleSources() throws(DiskError) -> [String] {
    var target: String? = Disk.folder(of: configuration.generated)
    let folders = try BuildSystem.targets(disk).map(\.folder)
    let others = folders.filter { !Disk.path($0, holds: configuration.generated) }
    // Two targets share the folder.
    if folders.count > others.count + 1 { target = nil }
    return try appSources().filter { path in
      if Disk.path(configuration.sources, holds: path) { return true }
      guard let target, !target.isEmpty, Disk.path(target, holds: path) else { return false }
      return !others.contains { Disk.path($0, holds: path) }
    }
  }

  private func isManifest(_ path: String) throws(DiskError) -> Bool {
    let name = Disk.name(of: path)
    guard Self.manifests.contains(name) else { return name == "Package.swift" }
    return try disk.isOfTuist(path)
  }

  /// Whether one of them begins the app.
  func haveEntryPoint() throws(DiskError) -> Bool {
    var buffer = FileBuffer()
    for path in try appSources() {
      if Disk.name(of: path) == "main.swift" { return true }
      guard try disk.read(ProjectPath(path), into: &buffer) == .file else { continue }
      let bytes = Array(buffer.bytes)
      let hasAttribute = Identifiers(in: bytes).contains { word in
        let start = word.range.lowerBound
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        return word.context == .code && start > 0 && bytes[start - 1] == UInt8(ascii: "@")
          && Self.entryAttributes.contains(text)
      }
      if hasAttribute { return true }
    }
    return false
  }

  private static let entryAttributes = WordSet([
    "main", "UIApplicationMain", "NSApplicationMain",
  ])

  /// Whether a file is for tests, or for Tuist.
  func isTest(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return folders.first == "Tuist" || folders.contains { $0.hasSuffix("Tests") }
      || configuration.isTest(path)
  }

  private static let manifests = WordSet(["Project.swift", "Workspace.swift", "Tuist.swift"])
}
