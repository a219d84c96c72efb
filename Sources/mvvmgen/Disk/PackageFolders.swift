import Storage

/// The packages that a project's files are in, which say what can't be in one module.
struct PackageFolders: Sendable {
  /// Those with a manifest, each ending in a slash; empty for the project's own.
  private let roots: [String]

  /// - Parameter files: all Swift files of the project.
  init(of files: [ProjectPath]) {
    let manifest = "Package.swift"
    roots = files.lazy.map(\.text).filter { Disk.name(of: $0) == manifest }
      .map { String($0.dropLast(manifest.count)) }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Whether two files are in different packages, or in the folders of different targets, such as
  /// `Sources/App` and `Tests/AppTests`.
  func separate(_ one: String, _ other: String) -> Bool {
    let (root, otherRoot) = (self.root(of: one), self.root(of: other))
    guard root == otherRoot else { return true }
    guard let root, let target = Self.target(of: one, in: root),
      let otherTarget = Self.target(of: other, in: root)
    else { return false }
    return target != otherTarget
  }

  private func root(of path: String) -> String? {
    roots.first { path.utf8.starts(with: $0.utf8) }
  }

  /// Nil for a file elsewhere: any target can have it.
  private static func target(of path: String, in root: String) -> [Substring]? {
    let parts = path.droppingFirst(utf8: root.utf8.count).split(separator: "/").prefix(3)
    guard parts.count == 3, ["Sources", "Tests"].contains(parts[0]) else { return nil }
    return Array(parts.prefix(2))
  }
}

extension Disk {
  /// The developer's code in the whole project: files whose names end with `suffix`. Links aren't
  /// followed; hidden folders, those of fetched dependencies, what can't be read, and names that aren't
  /// UTF-8 are skipped.
  func listCode(suffix: StaticString) throws(DiskError) -> Listing {
    var listing = try list("", suffix: suffix, skippingUnreadable: true)
    listing.files.removeAll { path in
      path.bytes.split(separator: UInt8(ascii: "/")).dropLast().contains {
        Self.fetched.contains(UnsafeRawBufferPointer(rebasing: $0))
      }
    }
    return listing
  }

  /// Where CocoaPods, Carthage, Xcode and npm put what they fetch.
  private static let fetched = WordSet([
    "Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules",
  ])
}
