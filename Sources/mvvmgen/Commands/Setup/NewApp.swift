import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// An app that is begun: a package, and beside it an Xcode project where it has a name.
struct NewApp: Sendable {
  let package: MvvmgenPackage
  /// Nil for a library and its tests alone.
  let name: String?
  let ui: Configuration.UserInterface?

  /// That of its module.
  private var module: String { name ?? "App" }
  private var folder: String { "Sources/\(module)" }
  private var testFolder: String { "Tests/\(module)Tests" }

  /// The modules that it imports: it can't be called so.
  static let imported: Set<String> = [
    "Foundation", "GeneratedRuntime", "GeneratedRuntimeTesting", "Observation", "Swift", "SwiftUI",
    "Testing", "UIKit", "XCTest",
  ]

  /// Its folder, unless it has a name.
  static let folder = "Sources/App"

  /// The oldest systems that the runtime supports; with SwiftUI, those that have Observation.
  private var platforms: KeyValuePairs<String, String> {
    ui == .swiftui ? ["iOS": "17", "macOS": "14"] : ["iOS": "15", "macOS": "13"]
  }

  /// Its `mvvmgen.json`.
  var configuration: String {
    let platforms = platforms.map { ($0.key, JSONText.string($0.value)) }
    let doubles: [(key: String, value: JSONText)] = [
      ("folder", .string("\(testFolder)/Doubles")), ("module", .string(module)),
      ("tests", .string(testFolder)),
    ]
    let members: [(key: String, value: JSONText)] = [
      ("$schema", .string("Specs/\(SchemaFiles.folder)/config.schema.json")),
      ("generated", .string("\(folder)/Generated")), ("sources", .string("\(folder)/Screens")),
      ("doubles", .object(doubles)), ("platforms", .object(platforms)),
    ]
    return SpecTree(
      .object(members + (ui.map { [("ui", .string($0.rawValue))] } ?? []))
    ).document
  }

  /// The files of the build systems and the tests, by their paths.
  func files(_ example: StarterExample) -> [(path: String, text: String)] {
    var files = [
      (".gitignore", ".build/\n.swiftpm/\nxcuserdata/\n.DS_Store\n"),
      ("Package.swift", manifest),
      (
        "\(testFolder)/FlowTests.swift",
        example.tests.replacing("import App\n", with: "import \(module)\n")
      ),
    ]
    guard let name else { return files }
    files.append(("\(name).xcodeproj/project.pbxproj", project))
    if ui == .swiftui {
      files.append(("App/MainApp.swift", example.entryPoint(.uikit, isGuarded: false) ?? ""))
    } else {
      files.append(("App/SceneDelegate.swift", example.scenes))
      files.append(("Info.plist", StarterExample.scenesInfo))
    }
    return files
  }

  private var manifest: String {
    let platforms = platforms.map { ".\($0)(.v\($1))" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let runtime = Target.Dependency\(package.product(.runtime))
      let testing = Target.Dependency\(package.product(.runtimeTesting))

      let package = Package(
        name: "\(module)",
        platforms: [\(platforms)],
        products: [.library(name: "\(module)", targets: ["\(module)"])],
        dependencies: [\(package.dependency)],
        targets: [
          .target(name: "\(module)", dependencies: [runtime]),
          .testTarget(name: "\(module)Tests", dependencies: ["\(module)", runtime, testing]),
        ]
      )

      """
  }

  /// The `project.pbxproj`, whose folders Xcode reads from the disk.
  private var project: String {
    let scenes =
      ui == .swiftui
      ? "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
      : "INFOPLIST_FILE = Info.plist;"
    return StarterExample.project.replacing("<name>", with: module)
      .replacing("<package>", with: package.reference)
      .replacing("<iOS>", with: "\(platforms[0].value).0")
      .replacing("<scenes>", with: scenes)
  }
}
