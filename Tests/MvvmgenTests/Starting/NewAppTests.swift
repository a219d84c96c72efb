import Foundation
import Testing

@testable import mvvmgen

/// An app that `init --app` begins has an Xcode project in which nothing is missing.
@Suite struct NewAppTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized.path()

  private typealias Object = [String: Any]

  @Test(arguments: ["uikit", "swiftui"], ["sign-in", "tabs"])
  func whatTheProjectNamesIsThere(ui: String, example: String) throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run(
        "init", "--app", "Hello", "--package", Self.repository, "--ui", ui, "--example", example
      ).code == 0)
    let text = try sandbox.read("Hello.xcodeproj/project.pbxproj")
    // Foundation reads it independently of us.
    let file = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(file as? Object)
    let objects = try #require(project["objects"] as? [String: Object])
    #expect(Self.mentions(in: project) == Set(objects.keys))
    #expect(objects.values.compactMap { $0["isa"] as? String }.count == objects.count)

    let group = try #require(
      objects.first {
        $0.value["children"] != nil && $0.value["path"] == nil && $0.value["name"] == nil
      })
    var folders: [String] = []
    Self.addFolders(of: group.key, in: "", objects, to: &folders)
    #expect(
      folders.sorted() == ["App", "Sources/Hello", "Specs", "Tests/HelloTests"])
    let packages = objects.values.compactMap { $0["relativePath"] as? String }
    let settings = objects.values.compactMap { $0["buildSettings"] as? Object }
    let lists = Set(settings.compactMap { $0["INFOPLIST_FILE"] as? String })
    #expect(lists == (ui == "uikit" ? ["Info.plist"] : []))
    for path in folders + lists + packages.map({ "\($0)/Package.swift" }) {
      let place = path.hasPrefix("/") ? path : sandbox.path(path)
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }

    let targets = try #require(XcodeProject(text)).targets
    #expect(targets.map(\.name) == ["Hello"])
    #expect(targets.map(\.folder) == ["Sources/Hello"])
    #expect(targets.map(\.isApp) == [true])
    #expect(targets.map(\.isClassic) == [false])
    #expect(targets.map(\.version) == [ui == "uikit" ? "15.0" : "17.0"])
    #expect(targets.map(\.productDependencies) == [["GeneratedRuntime"]])
    #expect(sandbox.run("init").errors == "\(example == "tabs" ? 18 : 16) files unchanged\n")
  }

  /// All identifiers of objects in a value.
  private static func mentions(in value: Any) -> Set<String> {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(mentions(in: $1)) }
    case let object as Object: object.values.reduce(into: []) { $0.formUnion(mentions(in: $1)) }
    default: []
    }
  }

  private static func addFolders(
    of id: String, in folder: String, _ objects: [String: Object], to folders: inout [String]
  ) {
    guard let object = objects[id] else { return }
    let path = (object["path"] as? String).map { folder.isEmpty ? $0 : "\(folder)/\($0)" } ?? folder
    if object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" { folders.append(path) }
    for child in object["children"] as? [String] ?? [] {
      addFolders(of: child, in: path, objects, to: &folders)
    }
  }
}
