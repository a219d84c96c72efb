import AppModel
import Editing
import Language
import Storage
import Syntax

/// The content of the folder that is set up, which determines where an app's files go.
struct Surroundings: Sendable {
  /// The app's folder in the project, empty for the project itself.
  private(set) var folder = ""
  /// The package or project that was found, as printed for the user.
  private(set) var reason: String?
  var ui: Configuration.UserInterface?
  /// The oldest version of iOS that the app supports, where SwiftUI can't draw its screens, and the
  /// file that says so.
  private(set) var olderIOS: OlderIOS?

  struct OlderIOS {
    let file: String
    let version: String
    /// The first version with a runtime, if this one has none.
    let oldestSupported: Int?
  }

  /// Whether there is a package or an Xcode project.
  var hasApp: Bool { reason != nil }
  /// The dependency without which the generated files don't compile.
  private(set) var missing: Missing?

  enum Missing {
    /// The library, and the package unless the app's depends on it already.
    case inPackage(target: String?, isDependency: Bool)
    case inXcode
  }

  init(_ disk: Disk) throws(DiskError) {
    let entries = try disk.entries("", skippingUnreadable: true) ?? []
    if entries.contains(where: { $0.name == "Package.swift" }) {
      try findTarget(disk)
    } else if let project = entries.map(\.name).sorted().first(where: { $0.hasSuffix(Self.xcode) })
    {
      let name = String(project.dropLast(Self.xcode.utf8.count))
      folder = try disk.kind(name) == .folder ? name : ""
      reason =
        folder.isEmpty
        ? "\(project), but no folder '\(name)': name the app's in 'generated' and 'sources' of "
          + Project.configurationName : project
      let path = "\(project)/project.pbxproj"
      let text = try Self.text(of: path, disk) ?? ""
      if !text.contains(Self.runtime) {
        missing = .inXcode
      }
      findVersion(after: "IPHONEOS_DEPLOYMENT_TARGET = ", in: text, of: path)
    }
    try findUserInterface(in: hasApp ? folder : MvvmgenPackage.folder, disk)
  }

  private static let xcode = ".xcodeproj"
  fileprivate static let runtime = FixedName.runtime.text.description

  private static func text(of path: String, _ disk: Disk) throws(DiskError) -> String? {
    var buffer = FileBuffer()
    guard try disk.read(ProjectPath(path), into: &buffer) == .file else { return nil }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// The folder of the first target; an app's target comes before a library's.
  private mutating func findTarget(_ disk: Disk) throws(DiskError) {
    guard let text = try Self.text(of: "Package.swift", disk) else { return }
    let targets =
      Self.targets(in: text, of: ".executableTarget(") + Self.targets(in: text, of: ".target(")
    reason = "Package.swift"
    findVersion(after: ".iOS(", in: text, of: "Package.swift")
    var found: (name: String, folder: String)?
    for target in targets where found == nil {
      if try disk.kind(target.folder) == .folder { found = target }
    }
    if !text.contains(Self.runtime) {
      missing = .inPackage(target: found?.name, isDependency: text.contains("/mvvmgen"))
    }
    guard let found else { return }
    folder = found.folder
    reason = "the target \(found.name) of Package.swift"
  }

  /// The targets that a manifest declares with one kind of call: the first string in it is the name,
  /// and its folder is the `path`, or below `Sources`.
  private static func targets(
    in text: String, of call: String
  ) -> [(name: String, folder: String)] {
    var targets: [(name: String, folder: String)] = []
    for start in text.ranges(of: call).map(\.upperBound) {
      let strings = ownStrings(in: text[start...])
      guard let name = strings.first?.string else { continue }
      let path = strings.first { $0.label.hasSuffix("path:") }?.string
      let folder = path ?? "Sources/\(name)"
      targets.append((name, folder.hasSuffix("/") ? String(folder.dropLast()) : folder))
    }
    return targets
  }

  /// The strings of a call up to its closing parenthesis, except those in other brackets, each with
  /// the text before it.
  private static func ownStrings(in text: Substring) -> [(label: String, string: String)] {
    var strings: [(label: String, string: String)] = []
    var (label, string): (String, String?) = ("", nil)
    var depth = 1
    for character in text {
      if let known = string {
        if character != "\"" {
          string = known + String(character)
        } else {
          if depth == 1 { strings.append((label, known)) }
          (label, string) = ("", nil)
        }
        continue
      }
      switch character {
      case "\"": string = ""
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: if !character.isWhitespace { label.append(character) }
      }
      if depth == 0 { return strings }
    }
    return strings
  }

  /// The version of iOS, as `16.4`, `"16.4"` or `.v16_4`.
  private mutating func findVersion(after start: String, in text: String, of path: String) {
    let parts = text.split(separator: start, omittingEmptySubsequences: false).dropFirst()
    let version = parts.first?.drop { !$0.isNumber }.prefix { $0.isNumber || "._".contains($0) }
    guard let version, let major = Int(version.prefix(while: \.isNumber)),
      Platforms.lacksObservation("iOS", major)
    else { return }
    olderIOS = OlderIOS(
      file: path, version: String(version.replacing("_", with: ".")),
      oldestSupported: Platforms.oldest(of: "iOS", above: major))
  }

  /// UIKit, unless only SwiftUI is imported, and can draw screens.
  private mutating func findUserInterface(
    in folder: String, _ disk: Disk
  ) throws(DiskError) {
    var imported: Set<Configuration.UserInterface> = []
    var buffer = FileBuffer()
    let listing = try disk.list(folder, suffix: ".swift", skippingUnreadable: true)
    for path in listing.files.prefix(500) {
      guard try disk.read(path, into: &buffer) == .file else { continue }
      let text = String(decoding: buffer.bytes, as: UTF8.self)
      if text.contains("import UIKit") { imported.insert(.uikit) }
      if text.contains("import SwiftUI") { imported.insert(.swiftui) }
    }
    guard imported == [.swiftui], olderIOS == nil else { return }
    ui = .swiftui
  }

  /// `mvvmgen.json`.
  var configuration: String {
    var members: [(key: String, value: JSONText)] = [
      ("$schema", .string("Specs/\(SchemaFiles.folder)/config.schema.json"))
    ]
    if !folder.isEmpty {
      members.append(("generated", .string("\(folder)/Generated")))
      members.append(("sources", .string("\(folder)/Screens")))
    }
    if let version = olderIOS?.version {
      members.append(("platforms", .object([("iOS", .string(version))])))
    }
    if let ui { members.append(("ui", .string(ui.rawValue))) }
    return SpecTree(.object(members)).document
  }
}

extension Surroundings.Missing {
  /// The instruction to add it.
  func text(_ package: MvvmgenPackage) -> String {
    switch self {
    case .inXcode:
      "add the package \(package.place) in Xcode, and \(Surroundings.runtime) to the app's libraries"
    case .inPackage(let target, let isDependency):
      "in Package.swift, add"
        + (isDependency
          ? "" : " to the 'dependencies' of the package\n  \(package.dependency),\nand")
        + " to those of \(target.map { "the target \($0)" } ?? "its target")\n  \(package.product),"
    }
  }
}
