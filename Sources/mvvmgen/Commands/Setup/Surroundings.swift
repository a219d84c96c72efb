import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The content of the folder that is set up, which determines where an app's files go.
struct Surroundings: Sendable {
  /// Those of the targets, or else the first one in the folder. Packages may be below a project.
  let systems: [BuildSystem]
  /// The file of another system beside it.
  let unused: String?
  /// Nil if there is no package and no project.
  var system: BuildSystem? { systems.first }
  /// The app's target, if one was found, or those of the command line.
  private(set) var targets: [AppTarget]
  var ui: Configuration.UserInterface?
  /// The oldest version of iOS that the app supports, where that has no Observation, and the file
  /// that says so.
  private(set) var olderIOS: OlderIOS?
  /// The systems that the configuration lists, with their oldest versions.
  private var platforms: [(key: String, value: JSONText)] = []
  /// The systems that don't depend on the library of mvvmgen yet, and whether they do on its package.
  private(set) var lacking: [(system: BuildSystem, hasPackage: Bool)] = []
  /// The texts of the Xcode projects.
  let projects: [String]

  struct OlderIOS {
    let file: String
    let version: String
    /// The first version with a runtime, if this one has none.
    let oldestSupported: Int?
  }

  static let runtime = FixedName.runtime.text.description
  static let testing = FixedName.runtimeTesting.text.description

  /// - Parameters:
  ///   - names: the targets in the command line.
  ///   - known: the configuration, which names the folders; nil if it is to be written, too.
  init(_ disk: Disk, targets names: [String], known: Configuration?) throws {
    let systems = try BuildSystem.all(in: "", disk)
    let all = try BuildSystem.targets(disk)
    if let known {
      let below = try BuildSystem.targets(below: "", disk)
      targets = known.parts.compactMap { Self.target(of: $0, among: all + below) }
    } else {
      targets = try Self.choice(of: all, named: names, preferring: systems.first, disk)
    }
    let used = targets.isEmpty ? Array(systems.prefix(1)) : targets.compactMap(\.system)
    self.systems = used.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    unused = used.count > 1 ? nil : systems.first { !used.contains($0) }?.name
    let names = try disk.entries("", skippingUnreadable: true) ?? []
    let beside = names.map(\.name).filter { $0.hasSuffix(".xcodeproj") }
    projects = try BuildSystem.xcode(Set(beside + targets.compactMap(\.project)).sorted())
      .texts(disk)
    var texts: [String] = []
    for system in self.systems {
      let own = try system.texts(disk)
      texts += own
      let isDone = own.contains { $0.contains(Self.runtime) } || (known != nil && targets.isEmpty)
      if !isDone { lacking.append((system, own.contains { $0.contains("/mvvmgen") })) }
    }
    guard known == nil else { return }
    if let system {
      // Those with a runtime have two digits before the dot.
      let oldest = targets.min { ($0.version ?? "none") < ($1.version ?? "none") }
      let file =
        oldest?.project.map { "\($0)/project.pbxproj" } ?? (oldest?.system ?? system).files[0]
      let version = oldest?.version ?? Manifest(text: texts[0], isOfTuist: false).version
      olderIOS = version.flatMap { OlderIOS($0, in: file) }
      platforms = platforms(
        iOS: version, isForMac: used.contains(where: \.isOfPackage) || Self.nameMac(texts))
    }
    let folders = system == nil ? [NewApp.folder] : targets.map(\.folder)
    let imports = try (folders.isEmpty ? [""] : folders).map { try Self.imports(in: $0, disk) }
    if imports.reduce([], { $0.union($1) }) == [.swiftui] { ui = .swiftui }
  }

  /// The target with the app's views, rather an app than a library. If none has any, one of the project.
  private static func choice(
    of targets: [AppTarget], named names: [String], preferring first: BuildSystem?, _ disk: Disk
  ) throws -> [AppTarget] {
    let below = try names.isEmpty ? [] : BuildSystem.targets(below: "", disk)
    let named = try names.map { name in
      if let target = targets.first(where: { $0.name == name }) { return target }
      let found = below.filter { $0.name == name }
      guard let target = found.first else { throw unknown(name, among: targets + below) }
      let files = found.compactMap { $0.system?.name.printable }.inWords()
      guard found.count == 1 else {
        throw CommandError.refused("'\(name.printable)' is a target of \(files)")
      }
      return target
    }
    guard named.isEmpty else { return named }
    let drawing = try targets.filter { try !imports(in: $0.folder, disk).isEmpty }
    let candidates = drawing.isEmpty ? targets.filter { $0.system?.name == first?.name } : drawing
    let apps = candidates.filter(\.isApp)
    let best = apps.isEmpty ? candidates : apps
    guard best.count < 2 else {
      throw CommandError.refused(
        "several targets may be the app's: write '\(Option.target.rawValue)' and one of \(list(best))"
      )
    }
    return best
  }

  private static func unknown(_ name: String, among targets: [AppTarget]) -> CommandError {
    let known = targets.isEmpty ? "" : ": there is \(list(targets))"
    return .refused("there is no target '\(name.printable)' with a folder\(known)")
  }

  /// The innermost of those whose folders have the generated files.
  static func target(of part: Configuration, among targets: [AppTarget]) -> AppTarget? {
    targets.filter { Disk.path($0.folder, holds: part.generated) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Refuses an example in the middle of packages.
  static func checkNothingIsBelow(_ disk: Disk) throws {
    let files = try disk.listCode(suffix: "Package.swift").files.map { Disk.name(of: $0.text) }
    guard files.contains("Package.swift"), try BuildSystem.all(in: "", disk).isEmpty else { return }
    let targets = try BuildSystem.targets(below: "", disk)
    throw CommandError.refused(
      "there are packages or projects below\(targets.isEmpty ? "" : ", with \(list(targets))"): write "
        + "'\(Option.target.rawValue)', or '\(Option.example.rawValue)'")
  }

  private static func list(_ targets: [AppTarget]) -> String {
    targets.map { "'\($0.name.printable)'" }.joined(separator: ", ")
  }

  private static func imports(
    in folder: String, _ disk: Disk
  ) throws(DiskError) -> Set<Configuration.UserInterface> {
    var imported: Set<Configuration.UserInterface> = []
    let listing = try disk.list(folder, suffix: ".swift", skippingUnreadable: true)
    for path in listing.files.prefix(500) {
      guard let text = try disk.text(of: path.text) else { continue }
      if text.contains("import UIKit") { imported.insert(.uikit) }
      if text.contains("import SwiftUI") { imported.insert(.swiftui) }
    }
    return imported
  }

  /// Without a Mac, the output needs no conditions. With one, its version is the runtime's oldest.
  private func platforms(
    iOS text: String?, isForMac: Bool
  ) -> [(key: String, value: JSONText)] {
    guard let version = text.map(Self.number), !version.isEmpty else { return [] }
    guard isForMac else { return [("iOS", .string(version))] }
    return olderIOS == nil ? [] : [("iOS", .string(version)), ("macOS", .string("13"))]
  }

  private static func nameMac(_ texts: [String]) -> Bool {
    texts.contains { $0.lowercased().contains("macos") }
  }

  /// - Parameter text: the version, such as `16.4` or `{ iOS: "16.4" }`.
  fileprivate static func number(_ text: String) -> String {
    String(text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
  }

  /// `mvvmgen.json`.
  var configuration: String {
    var members: [(key: String, value: JSONText)] = [
      ("$schema", .string("Specs/\(SchemaFiles.folder)/config.schema.json"))
    ]
    if targets.count > 1 { members[0].value = .string("\(SchemaFiles.folder)/config.schema.json") }
    if targets.count == 1 { members += folders(of: targets[0]) }
    if !platforms.isEmpty { members.append(("platforms", .object(platforms))) }
    if let ui { members.append(("ui", .string(ui.rawValue))) }
    if targets.count > 1 {
      let modules = targets.map { target in
        let uses = self.uses(of: target).map { JSONText.string($0.module) }
        let specs = (key: "specs", value: JSONText.string("Specs/\(target.module)"))
        let members = [specs] + folders(of: target) + (uses.isEmpty ? [] : [("uses", .array(uses))])
        return (target.module, JSONText.object(members))
      }
      members.append(("targets", .object(modules)))
    }
    return SpecTree(.object(members)).document
  }

  private func folders(of target: AppTarget) -> [(key: String, value: JSONText)] {
    guard !target.folder.isEmpty else { return [] }
    return [("generated", "Generated"), ("sources", "Screens")].map {
      ($0, .string("\(target.folder)/\($1)"))
    }
  }

  /// Those of the chosen targets that one of them depends on.
  func uses(of target: AppTarget) -> [AppTarget] {
    targets.filter { other in
      guard other.isLibrary else { return false }
      let isNear = other.system == target.system
      let names = target.dependencies + (isNear ? [] : target.productDependencies)
      return (isNear ? [other.name] : other.products).contains(where: names.contains)
    }
  }
}

extension Surroundings.OlderIOS {
  fileprivate init?(_ text: String, in file: String) {
    let version = Surroundings.number(text)
    guard let major = Int(version.prefix(while: \.isNumber)),
      Platforms.lacksObservation("iOS", major)
    else { return nil }
    self.init(
      file: file, version: version, oldestSupported: Platforms.oldest(of: "iOS", above: major))
  }
}
