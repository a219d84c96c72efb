import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// The source of mvvmgen for an app's package, as in its `Package.swift`.
struct MvvmgenPackage: Sendable {
  /// Its path or URL, for Xcode's dialog.
  let place: String
  /// The name that products are looked up by.
  let name: String
  /// The path, or the URL and the version.
  private let source: [(key: String, value: String)]

  /// The source in Documentation/Guide/Installing.md, if the command line names none.
  static let published = MvvmgenPackage(
    url: "https://github.com/\(mvvmgenRepository)", place: "mvvmgen")

  private init(url: String, place: String) {
    self.init(place: place, name: "mvvmgen", source: [("url", url), ("from", mvvmgenVersion)])
  }

  private init(place: String, name: String, source: [(key: String, value: String)]) {
    (self.place, self.name, self.source) = (place, name, source)
  }

  /// - Parameter typed: a path, which is written as seen from `folder`, or a URL.
  init(_ typed: String, for project: Project, in folder: String = "") {
    guard !typed.contains("://"), !typed.hasPrefix("git@") else {
      self.init(url: typed, place: typed)
      return
    }
    let path = AbsolutePath.resolved(project.absolutePath(ofTyped: typed) ?? typed)
    let place = AbsolutePath.relative(path, from: project.disk.absolute(folder)) ?? path
    self.init(place: place, name: Disk.name(of: path), source: [("path", place)])
  }

  /// `.package(path: "../mvvmgen")`
  var dependency: String {
    let arguments = source.map { "\($0.key): \(JSONText.quoted($0.value))" }
    return ".package(\(arguments.joined(separator: ", ")))"
  }

  /// The same in a `project.yml`.
  var entry: String {
    let lines = source.map { "    \($0.key): \(JSONText.quoted($0.value))" }
    return "  \(name):\n\(lines.joined(separator: "\n"))"
  }

  /// `.product(name: "GeneratedRuntime", package: "mvvmgen")`
  func product(_ product: FixedName) -> String { ".product(\(arguments(for: product)))" }

  private func arguments(for product: FixedName) -> String {
    "name: \"\(product.text)\", package: \(JSONText.quoted(name))"
  }

  /// The `Package.swift` of a new app.
  func manifest(for ui: Configuration.UserInterface?) -> String {
    let platforms = Self.platforms(for: ui).map { ".\($0)(.v\($1))" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let runtime = Target.Dependency.product(\(arguments(for: .runtime)))
      let testing = Target.Dependency.product(\(arguments(for: .runtimeTesting)))

      let package = Package(
        name: "App",
        platforms: [\(platforms)],
        products: [.library(name: "App", targets: ["App"])],
        dependencies: [\(dependency)],
        targets: [
          .target(name: "App", dependencies: [runtime]),
          .testTarget(name: "AppTests", dependencies: ["App", runtime, testing]),
        ]
      )

      """
  }

  /// The oldest systems that the runtime supports; with SwiftUI, those that have Observation.
  private static func platforms(
    for ui: Configuration.UserInterface?
  ) -> KeyValuePairs<String, String> {
    ui == .swiftui ? ["iOS": "17", "macOS": "14"] : ["iOS": "15", "macOS": "13"]
  }

  /// The folder of a new app's target.
  static let folder = "Sources/App"

  /// The `mvvmgen.json` of a new app.
  static func configuration(for ui: Configuration.UserInterface?) -> String {
    let platforms = platforms(for: ui).map { ($0.key, JSONText.string($0.value)) }
    let members: [(key: String, value: JSONText)] = [
      ("$schema", .string("Specs/\(SchemaFiles.folder)/config.schema.json")),
      ("generated", .string("\(folder)/Generated")), ("sources", .string("\(folder)/Screens")),
      ("platforms", .object(platforms)),
    ]
    return SpecTree(
      .object(members + (ui.map { [("ui", .string($0.rawValue))] } ?? []))
    ).document
  }
}
