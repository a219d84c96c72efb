import AppModel
import Editing
import Language
import Storage
import Syntax

/// The content of the folder that is set up, which determines where an app's files go.
struct Surroundings: Sendable {
  /// Nil if there is no package and no project.
  let system: BuildSystem?
  /// The app's target, if one was found.
  private(set) var target: AppTarget?
  var ui: Configuration.UserInterface?
  /// The oldest version of iOS that the app supports, where SwiftUI can't draw its screens, and the
  /// file that says so.
  private(set) var olderIOS: OlderIOS?
  /// The systems that the configuration lists, with their oldest versions.
  private var platforms: [(key: String, value: JSONText)] = []
  /// Whether the app's sources import SwiftUI and not UIKit.
  private(set) var isOfSwiftUI = false
  /// Whether the app depends on the package of mvvmgen, and on its library.
  private(set) var hasPackage = true
  private(set) var hasRuntime = true

  struct OlderIOS {
    let file: String
    let version: String
    /// The first version with a runtime, if this one has none.
    let oldestSupported: Int?
  }

  static let runtime = FixedName.runtime.text.description

  /// - Parameters:
  ///   - target: the name in the command line.
  ///   - isNew: whether the configuration is written, too: it names the folders.
  init(_ disk: Disk, target name: String?, isNew: Bool) throws {
    system = try BuildSystem(in: "", disk)
    guard isNew else { return }
    var folder = MvvmgenPackage.folder
    if let system {
      let texts = try system.texts(disk)
      hasRuntime = texts.contains { $0.contains(Self.runtime) }
      hasPackage = texts.contains { $0.contains("/mvvmgen") }
      target = try Self.choice(of: system.targets(in: texts, disk), named: name, disk)
      folder = target?.folder ?? ""
      let file = target?.project.map { "\($0)/project.pbxproj" } ?? system.files[0]
      let version = target?.version ?? Manifest(text: texts[0], isOfTuist: false).version
      olderIOS = version.flatMap { OlderIOS($0, in: file) }
      platforms = platforms(iOS: version, isForMac: system.isOfPackage || Self.nameMac(texts))
    } else if let name {
      throw Self.unknown(name, among: [])
    }
    isOfSwiftUI = try Self.imports(in: folder, disk) == [.swiftui]
    if isOfSwiftUI, olderIOS == nil { ui = .swiftui }
  }

  /// The target with the app's views, rather an app than a library.
  private static func choice(
    of targets: [AppTarget], named name: String?, _ disk: Disk
  ) throws -> AppTarget? {
    if let name {
      guard let target = targets.first(where: { $0.name == name }) else {
        throw unknown(name, among: targets)
      }
      return target
    }
    let drawing = try targets.filter { try !imports(in: $0.folder, disk).isEmpty }
    let candidates = drawing.isEmpty ? targets : drawing
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
