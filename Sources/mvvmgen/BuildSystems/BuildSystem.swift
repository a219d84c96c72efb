import MvvmgenStorage

/// A file that says of which targets an app consists.
enum BuildSystem: Equatable, Sendable {
  case tuist, xcodeGen
  /// The package in a folder.
  case package(String)
  /// The Xcode projects in a folder.
  case xcode([String])

  /// Those of a folder, a project before a package: many apps have one for tools only. A project that
  /// is made from another file is only that one's copy, so the other file counts.
  static func all(in folder: String, _ disk: Disk) throws(DiskError) -> [BuildSystem] {
    let names = try (disk.entries(folder, skippingUnreadable: true) ?? []).map(\.name)
    let package: [BuildSystem] = names.contains("Package.swift") ? [.package("")] : []
    if try disk.isOfTuist(Disk.joined(folder, "Project.swift")) { return [.tuist] + package }
    if names.contains("project.yml") { return [.xcodeGen] + package }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { Disk.joined(folder, $0) }
    return (projects.isEmpty ? [] : [.xcode(projects)]) + package
  }

  /// All targets in the project whose folders are there.
  static func targets(_ disk: Disk) throws(DiskError) -> [AppTarget] {
    var targets: [AppTarget] = []
    for system in try all(in: "", disk) {
      targets += try system.targets(in: system.texts(disk), disk)
    }
    return targets
  }

  /// The targets of packages and Xcode projects in folders below one. Nothing is looked for in these.
  static func targets(
    below folder: String, depth: Int = 3, _ disk: Disk
  ) throws(DiskError) -> [AppTarget] {
    guard depth > 0 else { return [] }
    var targets: [AppTarget] = []
    for path in try disk.ownFolders(in: folder) {
      let package = BuildSystem.package(path)
      var systems = try all(in: path, disk).filter(\.isXcode)
      if try disk.kind(package.files[0]) == .file { systems.append(package) }
      for system in systems { targets += try system.targets(in: system.texts(disk), disk) }
      if systems.isEmpty { targets += try Self.targets(below: path, depth: depth - 1, disk) }
    }
    return targets
  }

  /// The folder of a package, or of Xcode projects.
  var folder: String {
    switch self {
    case .package(let folder): folder
    case .xcode(let projects): projects.first.map(Disk.folder) ?? ""
    case .tuist, .xcodeGen: ""
    }
  }

  private var isXcode: Bool { if case .xcode = self { true } else { false } }

  /// The name of its file.
  var name: String {
    switch self {
    case .tuist, .xcodeGen, .package: files[0]
    case .xcode(let projects): projects.joined(separator: " and ")
    }
  }

  /// Whether it is a package, which other systems than Apple's may build, too.
  var isOfPackage: Bool {
    switch self {
    case .package: true
    case .tuist, .xcodeGen, .xcode: false
    }
  }

  /// The files in which it is written.
  var files: [String] {
    switch self {
    case .tuist: ["Project.swift"]
    case .xcodeGen: ["project.yml"]
    case .package(let folder): [Disk.joined(folder, "Package.swift")]
    case .xcode(let projects): projects.map { "\($0)/project.pbxproj" }
    }
  }

  /// The texts of its files.
  func texts(_ disk: Disk) throws(DiskError) -> [String] {
    var texts: [String] = []
    for path in files { texts.append(try disk.text(of: path) ?? "") }
    return texts
  }

  /// Its targets whose folders are there.
  private func targets(in texts: [String], _ disk: Disk) throws(DiskError) -> [AppTarget] {
    var targets: [AppTarget] = []
    for (index, text) in texts.enumerated() {
      switch self {
      case .tuist, .package:
        let manifest = Manifest(text: text, isOfTuist: !isOfPackage)
        let (version, products) = (manifest.version, manifest.products)
        targets += manifest.targets.map { target in
          var target = target
          target.version = version
          target.products = products.filter { $0.dropFirst().contains(target.name) }.map { $0[0] }
          // A list of products may be computed.
          if target.products.isEmpty { target.products = [target.name] }
          return target
        }
      case .xcodeGen: targets += XcodeGenProject(text).targets
      case .xcode(let projects): targets += Self.targets(of: projects[index], text)
      }
    }
    var found: [AppTarget] = []
    for target in targets {
      let index = found.firstIndex { $0.name == target.name }
      // A dependency on it may be written before the target.
      guard index == nil || !target.dependencies.isEmpty || !target.hasAllDependencies else {
        continue
      }
      guard let folder = Self.inProject(Disk.joined(folder, target.folder)),
        try disk.kind(folder) == .folder
      else { continue }
      var target = target
      target.folder = folder
      target.system = self
      if let index { found[index] = target } else { found.append(target) }
    }
    return found
  }

  /// The path without dots; nil outside of the project.
  private static func inProject(_ folder: String) -> String? {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    return folder.hasPrefix("/") || parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  /// Without readable targets, there may be a folder of the project's name.
  private static func targets(of project: String, _ text: String) -> [AppTarget] {
    let name = String(Disk.name(of: project).dropLast(".xcodeproj".utf8.count))
    let own = AppTarget(name: name, folder: name, isClassic: true, hasAllDependencies: false)
    return (XcodeProject(text)?.targets ?? [own]).map { target in
      var target = target
      target.project = project
      return target
    }
  }
}

extension Disk {
  /// Nil if there is no such file.
  func text(of path: String) throws(DiskError) -> String? {
    var buffer = FileBuffer()
    guard try read(ProjectPath(path), into: &buffer) == .file else { return nil }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Whether a file is one of Tuist's: an app may have a type of that name.
  func isOfTuist(_ path: String) throws(DiskError) -> Bool {
    try text(of: path)?.contains("import ProjectDescription") == true
  }

  /// The folders with a project of Xcode's, or a file that one is made from. Nothing is looked for in
  /// packages, which have examples, unless their project has an app.
  func appFolders(in folder: String, depth: Int) throws(DiskError) -> [String] {
    var folders: [String] = []
    for path in try ownFolders(in: folder) {
      let systems = try BuildSystem.all(in: path, self)
      if !systems.isEmpty {
        if try systems.count == 1 ? !systems[0].isOfPackage : hasApp(path) { folders.append(path) }
      } else if depth > 1 {
        folders += try appFolders(in: path, depth: depth - 1)
      }
    }
    return folders.sorted(by: Disk.precedes)
  }

  /// The folders in one but for hidden ones and those of dependencies, in the order of the bytes.
  fileprivate func ownFolders(in folder: String) throws(DiskError) -> [String] {
    try (entries(folder, skippingUnreadable: true) ?? []).filter { name, kind in
      kind == .folder && !name.hasPrefix(".") && !Self.fetched.contains(name)
    }.map { Disk.joined(folder, $0.name) }.sorted(by: Disk.precedes)
  }

  private func hasApp(_ folder: String) throws(DiskError) -> Bool {
    let disk = Disk(root: absolute(folder), isProbe: true)
    return try BuildSystem.targets(disk).contains { $0.system?.isOfPackage == false && $0.isApp }
  }
}
