import MvvmgenStorage

/// The targets of an Xcode project.
struct XcodeProject {
  private let objects: PropertyList
  private let project: PropertyList
  /// The paths of groups and files, by their identifiers.
  private var paths: [String: String] = [:]

  /// - Parameter text: a `project.pbxproj`; nil if it can't be read.
  init?(_ text: String) {
    guard let file = PropertyList(text), let objects = file["objects"],
      let project = file["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.objects, self.project) = (objects, project)
    if let group = project["mainGroup"]?.text { addPaths(of: group, in: "", depth: 0) }
  }

  private mutating func addPaths(of id: String, in folder: String, depth: Int) {
    guard depth < 50, let group = objects[id] else { return }
    var path = group["path"]?.text ?? ""
    if group["sourceTree"]?.text == "<group>" {
      path = path.isEmpty ? folder : Disk.joined(folder, path)
    }
    paths[id] = path
    for child in group["children"]?.texts ?? [] { addPaths(of: child, in: path, depth: depth + 1) }
  }

  /// The targets that compile sources, except for tests; bundles have only resources.
  var targets: [AppTarget] {
    (project["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.text,
        let type = target["productType"]?.text, !type.hasSuffix("test"), !type.hasSuffix("testing"),
        !type.hasSuffix(".bundle")
      else { return nil }
      let folders = (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] }
      // Its other folders may be shared with extensions.
      let own = folders.first { Disk.name(of: $0) == name } ?? folders.first
      return AppTarget(
        name: name, folder: own ?? folder(of: target, named: name),
        isApp: type.hasSuffix(".application"), version: version(of: target),
        isClassic: folders.isEmpty,
        isLibrary: type.contains("framework") || type.contains("library"),
        dependencies: (target["dependencies"]?.texts ?? []).compactMap {
          objects[$0]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
        },
        productDependencies: (target["packageProductDependencies"]?.texts ?? []).compactMap {
          objects[$0]?["productName"]?.text
        })
    }
  }

  /// The folder of the target's name that has a Swift file of it, or else the one that all of them
  /// are in.
  private func folder(of target: PropertyList, named name: String) -> String {
    let folders = (target["buildPhases"]?.texts ?? [])
      .flatMap { objects[$0]?["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text.flatMap { paths[$0] } }
      .filter { $0.hasSuffix(".swift") }
      .map { $0.split(separator: "/").dropLast() }
    guard var common = folders.first else { return name }
    for folder in folders {
      if let index = folder.firstIndex(where: { $0 == name }) {
        return folder[...index].joined(separator: "/")
      }
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// The deployment target in a target's settings, or else in the project's.
  private func version(of target: PropertyList) -> String? {
    for owner in [target, project] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let versions = (list?["buildConfigurations"]?.texts ?? []).compactMap {
        objects[$0]?["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text
      }
      if let version = versions.first(where: { $0.first?.isNumber == true }) { return version }
    }
    return nil
  }
}
