import Testing

@testable import mvvmgen

/// `init` in apps for older systems, and for SwiftUI.
@Suite struct InitSystemsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// There is no runtime for them, or no SwiftUI with Observation.
  @Test(arguments: [
    ("Package.swift", #"platforms: [.iOS(.v14)], .target(name: "Shop")"#, [], "14"),
    ("Shop.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", [], "13.0"),
    ("Package.swift", #"platforms: [.iOS(.v16)], .target(name: "Shop")"#, ["swiftui"], "16"),
  ])
  func inAnAppForTooOldSystems(path: String, text: String, ui: [String], version: String) throws {
    try sandbox.write(path, text)
    let before = try sandbox.tree()
    let needs =
      ui.isEmpty
      ? "`GeneratedRuntime` needs iOS 15" : "a screen that SwiftUI draws needs iOS 17"
    #expect(
      sandbox.run(["init"] + ui.flatMap { ["--ui", $0] })
        == Outcome(
          code: 2,
          errors: "\(path): error: the app supports iOS \(version), and \(needs): raise its "
            + "deployment target\nnothing was written\n"))
    #expect(try sandbox.tree() == before)
  }

  @Test func withoutAFolderOfTheProjectsName() throws {
    try sandbox.makeFolder("MyBank.xcodeproj")
    try sandbox.write("App/App.swift", "import UIKit\n")
    #expect(
      sandbox.run("init", "--example", "none").errors.split(separator: "\n")[0]
        == "found MyBank.xcodeproj, but no folder 'MyBank': name the app's in 'generated' and "
        + "'sources' of mvvmgen.json")
  }

  /// Said in the command line, or by what the app's sources import.
  @Test(arguments: [["--ui", "swiftui"], []]) func aPackageForSwiftUI(_ words: [String]) throws {
    if words.isEmpty { try sandbox.write("Sources/App/RootView.swift", "import SwiftUI\n") }
    let command = ["init", "--example", "none", "--package", "../mvvmgen"] + words
    #expect(sandbox.run(command).code == 0)
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Sources/App/Generated",
          "sources": "Sources/App/Screens",
          "platforms": { "iOS": "17", "macOS": "14" },
          "ui": "swiftui"
        }

        """)
    let manifest = try sandbox.read("Package.swift").split(separator: "\n")
    #expect(manifest[5] == "  platforms: [.iOS(.v17), .macOS(.v14)],")
  }

  /// SwiftUI can't draw the screens of an app for older systems.
  @Test(arguments: [
    ("Package.swift", #"platforms: [.macOS(.v13), .iOS(.v16)], .target(name: "Shop")"#, "16"),
    ("Package.swift", #"platforms: [.iOS("16.4")], .target(name: "Shop")"#, "16.4"),
    ("Shop.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.6;", "15.6"),
    ("Package.swift", #"platforms: [.iOS(.v17)], .target(name: "Shop")"#, nil),
  ])
  func inAnAppForOlderSystems(path: String, text: String, version: String?) throws {
    try sandbox.write(path, text)
    let folder = path == "Package.swift" ? "Sources/Shop" : "Shop"
    try sandbox.write("\(folder)/App.swift", "import SwiftUI\n")
    #expect(sandbox.run("init").code == 0)
    let last =
      version.map { #""platforms": { "iOS": "\#($0)" }"# } ?? #""ui": "swiftui""#
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "\(folder)/Generated",
          "sources": "\(folder)/Screens",
          \(last)
        }

        """)
    #expect(sandbox.run("check").code == 0)
  }
}
