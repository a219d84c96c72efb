import MvvmgenStorage

/// The packages that contain a project's files, which show which files can't be in one module.
struct PackageFolders: Sendable {
  /// The folders with a manifest, each ending in a slash; empty for the project's own.
  private let roots: [String]
  /// The text of each manifest.
  private let manifests: [String: String]
  /// The targets of those that say a target's folder.
  private let targets: [String: [AppTarget]]

  /// - Parameter files: all Swift files of the project.
  init(of files: [ProjectPath], on disk: Disk) throws(DiskError) {
    let manifest = "Package.swift"
    var manifests: [String: String] = [:]
    for path in files where Disk.name(of: path.text) == manifest {
      guard let text = try disk.text(of: path.text) else { continue }
      manifests[String(path.text.dropLast(manifest.count))] = text
    }
    self.manifests = manifests
    targets = manifests.filter { $0.value.contains("path:") }.mapValues {
      Manifest(text: $0, isOfTuist: false).targets
    }
    roots = manifests.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// Whether two files are in different packages, or in the folders of different targets, such as
  /// `Sources/App`, `Tests/AppTests` or the `path` of a target, that the package's manifest names.
  func separate(_ one: String, _ other: String) -> Bool {
    let (root, otherRoot) = (self.root(of: one), self.root(of: other))
    guard root == otherRoot else { return true }
    guard let root, let target = self.target(of: one, in: root),
      let otherTarget = self.target(of: other, in: root)
    else { return false }
    return target != otherTarget
  }

  /// The module of a file in another package, or in the folder of another target, than the other file.
  func module(of path: String, besides other: String) -> String? {
    guard separate(path, other), let root = root(of: path),
      !path.droppingFirst(utf8: root.utf8.count).hasPrefix("Tests/")
    else { return nil }
    return target(of: path, in: root).map(String.init)
  }

  private func root(of path: String) -> String? {
    roots.first { path.utf8.starts(with: $0.utf8) }
  }

  /// The folder of a file's target; nil for a file elsewhere, which any target can contain.
  private func target(of path: String, in root: String) -> Substring? {
    let own = path.droppingFirst(utf8: root.utf8.count)
    let known = targets[root, default: []].filter {
      !$0.folder.isEmpty && Disk.path($0.folder, holds: own)
    }
    if let target = known.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      return target.name[...]
    }
    let parts = own.split(separator: "/").prefix(3)
    guard parts.count == 3, ["Sources", "Tests"].contains(parts[0]),
      manifests[root]?.contains("\"\(parts[1])\"") == true
    else { return nil }
    return parts[1]
  }
}

extension Disk {
  /// The hand-written code in the whole project: files whose names end with `suffix`. Links aren't
  /// followed; hidden folders, folders of dependencies at the top of the project, unreadable
  /// folders, and names that aren't UTF-8 are skipped.
  func listCode(suffix: StaticString) throws(DiskError) -> Listing {
    var listing = try list("", suffix: suffix, skippingUnreadable: true)
    listing.files.removeAll { path in
      let parts = path.text.split(separator: "/", maxSplits: 1)
      return parts.count > 1 && Self.fetched.contains(String(parts[0]))
    }
    return listing
  }

  /// Where CocoaPods, Carthage, Xcode and npm put dependencies.
  static let fetched = WordSet([
    "Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules",
  ])
}
