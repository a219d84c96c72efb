import Foundation
import Testing

@testable import mvvmgen

/// Targets are read from each form in which they are written.
@Suite struct TargetTests {
  private func described(_ target: AppTarget) -> String {
    "\(target.name) \(target.folder) \(target.isApp ? "app" : "library") \(target.version ?? "-")"
  }

  @Test(arguments: [
    ("sources: Code", "Code"), ("sources: [\"Code\", More]", "Code"),
    ("sources:\n    - Code", "Code"),
    ("sources:\n      - 'Code'\n      - More", "Code"),
    ("sources:\n      - path: Code/UI\n        group: A", "Code/UI"), ("settings: {}", "Shop"),
  ])
  func ofXcodeGen(sources: String, folder: String) {
    let text =
      "targets:\n  Shop:\n    type: application.on-demand\n    \(sources)\nschemes:\n  A: B\n"
    #expect(XcodeGenProject(text).targets.map(described) == ["Shop \(folder) app -"])
    #expect(XcodeGenProject(text.replacing("targets", with: "others")).targets.isEmpty)
  }

  @Test(arguments: [
    ("options:\n  deploymentTarget:\n    iOS: 16.0\n", "", "16.0"),
    ("options:\n  deploymentTarget:\n    iOS: 16.0\n", "\n    deploymentTarget: \"17.0\"", "17.0"),
  ])
  func theSystemOfXcodeGen(options: String, own: String, version: String) {
    let text = "\(options)targets:\n  Shop:\n    type: framework\(own)\n"
    #expect(XcodeGenProject(text).targets.map(described) == ["Shop Shop library \(version)"])
  }

  /// A dependency on a target, and tests, aren't targets of Tuist's app.
  @Test(arguments: [
    ("sources: [\"Code/**\"]", "Code"), ("sources: \"Code/**/*.swift\"", "Code"),
    ("resources: [\"Images/**\"], buildableFolders: [\"Code\"]", "Code"),
    ("sources: .sourceFilesList(globs: [\"Code/**\"])", "Code"),
    ("dependencies: [.target(name: \"Kit\"), .external(name: \"A\")]", "Sources/Shop"),
  ])
  func ofTuist(sources: String, folder: String) {
    let text = """
      .target(name: "Shop", product: .app, bundleId: "a", \(sources)),
      .target(name: "Tests", product: .unitTests, bundleId: "b", sources: ["Tests/**"])
      """
    let targets = Manifest(text: text, isOfTuist: true).targets
    #expect(targets.map(described) == ["Shop \(folder) app -"])
    let constant = text.replacing("\"Shop\"", with: "name")
    #expect(Manifest(text: constant, isOfTuist: true).targets.isEmpty)
  }

  /// A list may have constants, and be joined with others; a dependency may be written before its target.
  @Test(arguments: [
    (#"["A", /* no */ "B"]"#, ["A"], false),
    (#"["A", .target(name: "B"), .byName(name: "C")]"#, ["A", "B", "C"], true),
    (
      "[ // A, \"B\"\n  \"A\", // the \"B\"\n // .target(name: \"C\"),\n .product(name: \"R\", package: \"r\"),\n]",
      ["A"], true
    ),
    (#"["A", runtime]"#, ["A"], false), (#"["A"] + others"#, ["A"], false), ("uses", [], false),
    (#"[.product(name: kit, package: "A")]"#, [], false),
    (#"[.target(name: "B", condition: .when(platforms: [.iOS])), .core]"#, ["B"], false),
  ])
  func dependencies(list: String, names: [String], areAll: Bool) {
    let text =
      ".target(name: \"Shop\", dependencies: \(list), path: \"Shop\"), .target(name: \"Z\")"
    let target = Manifest(text: text, isOfTuist: false).targets.first { $0.name == "Shop" }
    #expect(target?.dependencies == names)
    #expect(target?.hasAllDependencies == areAll)
  }

  /// Whatever is damaged is no project; nothing traps.
  @Test func ofADamagedXcodeProject() throws {
    let text = try String(
      contentsOf: Repository.root.appending(
        path: "Examples/Owlery/Owlery.xcodeproj/project.pbxproj"), encoding: .utf8)
    #expect(XcodeProject(text)?.targets.map(described) == ["Owlery Sources/Owlery app 17.0"])
    for length in stride(from: 0, to: text.utf8.count - 2, by: 71) {
      let start = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(XcodeProject(start) == nil)
    }
    let deep = String(repeating: "(", count: 100_000)
    #expect(XcodeProject(deep) == nil)
  }

  @Test func textInQuotes() {
    let list = PropertyList(#"{ a = "b \"c\" // d"; "e f" /* g */ = (h, "", ); }"#)
    #expect(list?["a"]?.text == #"b "c" // d"#)
    #expect(list?["e f"]?.texts == ["h", ""])
  }
}
