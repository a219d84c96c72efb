import AppModel
import Editing
import Language
import Storage
import Syntax

/// The content of the folder that is set up, which determines where an app's files go.
struct Surroundings: Sendable {
  /// Nil if there is no package and no project.
  let system: BuildSystem?
  /// The file of another system beside it.
  let unused: String?
  /// The app's target, if one was found.
  private(set) var target: AppTarget?
  var ui: Configuration.UserInterface?
  /// The oldest version of iOS that the app supports, where that has no Observation, and the file
  /// that says so.
  private(set) var olderIOS: OlderIOS?
  /// The systems that the configuration lists, with their oldest versions.
  private var platforms: [(key: String, value: JSONText)] = []
  /// Whether the app depends on the package of mvvmgen, and on its library.
  private(set) var hasPackage = true
  private(set) var hasRuntime = true
  /// The texts of the Xcode projects.
  let projects: [String]

  struct OlderIOS {
    let file: String
    let version: String
    /// The first version with a runtime, if this one has none.
    let oldestSupported: Int?
  }

  static let runtime = FixedName.runtime.text.description

  /// - Parameters:
  ///   - target: the name in the command line.
  ///   - known: the configuration, which names the folders; nil if it is to be written, too.
  init(_ disk: Disk, target name: String?, known: Configuration?) throws {
    let systems = try BuildSystem.all(in: "", disk)
    let targets = try BuildSystem.targets(disk)
    if let known {
      target = targets.filter { Disk.path($0.folder, holds: known.generated) }
        .max { $0.folder.utf8.count < $1.folder.utf8.count }
    } else {
      target = try Self.choice(of: targets, named: name, preferring: systems.first, disk)
    }
    let system = target?.system ?? systems.first
    self.system = system
    unused = systems.first { $0.name != system?.name }?.name
    let names = try disk.entries("", skippingUnreadable: true) ?? []
    projects = try BuildSystem.xcode(names.map(\.name).filter { $0.hasSuffix(".xcodeproj") })
      .texts(disk)
    let texts = try system?.texts(disk) ?? []
    if system != nil, known == nil || target != nil {
      hasRuntime = texts.contains { $0.contains(Self.runtime) }
      hasPackage = texts.contains { $0.contains("/mvvmgen") }
    }
    guard known == nil else { return }
    if let system {
      let file = target?.project.map { "\($0)/project.pbxproj" } ?? system.files[0]
      let version = target?.version ?? Manifest(text: texts[0], isOfTuist: false).version
      olderIOS = version.flatMap { OlderIOS($0, in: file) }
      platforms = platforms(iOS: version, isForMac: system.isOfPackage || Self.nameMac(texts))
    }
    let folder = system == nil ? MvvmgenPackage.folder : target?.folder ?? ""
    if try Self.imports(in: folder, disk) == [.swiftui] { ui = .swiftui }
  }

  /// The target with the app's views, rather an app than a library. If none has any, one of the project.
  private static func choice(
    of targets: [AppTarget], named name: String?, preferring first: BuildSystem?, _ disk: Disk
  ) throws -> AppTarget? {
    if let name {
      guard let target = targets.first(where: { $0.name == name }) else {
        throw unknown(name, among: targets)
      }
      return target
    }
    let drawing = try targets.filter { try !imports(in: $0.folder, disk).isEmpty }
    let candidates = drawing.isEmpty ? targets.filter { $0.system?.name == first?.name } : drawing
    let apps = candidates.filter(\.isApp)
    let best = apps.isEmpty ? candidates : apps
    guard best.count < 2 else {
      throw CommandError.refused(
        "several targets may be the app's: write '\(Option.target.rawValue)' and one of \(list(best))"
      )
    }
    return best.first
  }

  private static func unknown(_ name: String, among targets: [AppTarget]) -> CommandError {
    let known = targets.isEmpty ? "" : ": there is \(list(targets))"
    return .refused("there is no target '\(name.printable)' with a folder\(known)")
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
    if let folder = target?.folder, !folder.isEmpty {
      members.append(("generated", .string("\(folder)/Generated")))
      members.append(("sources", .string("\(folder)/Screens")))
    }
    if !platforms.isEmpty { members.append(("platforms", .object(platforms))) }
    if let ui { members.append(("ui", .string(ui.rawValue))) }
    return SpecTree(.object(members)).document
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
