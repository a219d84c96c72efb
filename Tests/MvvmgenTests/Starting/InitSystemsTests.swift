import Testing

@testable import mvvmgen

/// `init` in apps for older systems, and for SwiftUI.
@Suite struct InitSystemsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static func xcodeProject(iOS version: String) -> String {
    """
    {
      objects = {
        T = { name = Shop; productType = "com.apple.product-type.application"; };
        C = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(version); }; };
        L = { buildConfigurations = (C); };
        R = { buildConfigurationList = L; targets = (T); };
      };
      rootObject = R;
    }
    """
  }

  /// There is no runtime for them.
  @Test(arguments: [
    ("Package.swift", #"platforms: [.iOS(.v14)], .target(name: "Shop")"#, "14"),
    ("Shop.xcodeproj/project.pbxproj", Self.xcodeProject(iOS: "13.0"), "13.0"),
  ])
  func inAnAppForTooOldSystems(path: String, text: String, version: String) throws {
    try sandbox.write(path, text)
    try sandbox.write("Shop/App.swift", "import UIKit\n")
    let before = try sandbox.tree()
    #expect(
      sandbox.run("init")
        == Outcome(
          code: 2,
          errors: "\(path): error: the app supports iOS \(version), and `GeneratedRuntime` needs "
            + "iOS 15: raise its deployment target\nnothing was written\n"))
    #expect(try sandbox.tree() == before)
  }

  @Test func withoutAFolderOfTheProjectsName() throws {
    try sandbox.makeFolder("MyBank.xcodeproj")
    try sandbox.write("App/App.swift", "import UIKit\n")
    #expect(
      sandbox.run("init", "--example", "none").errors.split(separator: "\n")[0]
        == "found MyBank.xcodeproj, but no folder of a target: name the app's in 'generated' and "
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

  /// SwiftUI draws the screens of an app that imports it, on older systems, too. A package may be built
  /// for macOS: its output has conditions.
  @Test(arguments: [
    (
      "Package.swift", #"platforms: [.macOS(.v13), .iOS(.v16)], .target(name: "Shop")"#,
      """
      "platforms": { "iOS": "16", "macOS": "13" },
        "ui": "swiftui"
      """
    ),
    (
      "Package.swift", #"platforms: [.iOS("16.4")], .target(name: "Shop")"#,
      """
      "platforms": { "iOS": "16.4", "macOS": "13" },
        "ui": "swiftui"
      """
    ),
    (
      "Package.swift", #"platforms: [.iOS(.v17)], .target(name: "Shop")"#,
      #""ui": "swiftui""#
    ),
    (
      "Shop.xcodeproj/project.pbxproj", Self.xcodeProject(iOS: "15.6"),
      """
      "platforms": { "iOS": "15.6" },
        "ui": "swiftui"
      """
    ),
    (
      "Shop.xcodeproj/project.pbxproj", Self.xcodeProject(iOS: "18.0"),
      """
      "platforms": { "iOS": "18.0" },
        "ui": "swiftui"
      """
    ),
    (
      "Shop.xcodeproj/project.pbxproj",
      Self.xcodeProject(iOS: "18.0; SUPPORTED_PLATFORMS = \"iphoneos macosx\""),
      #""ui": "swiftui""#
    ),
  ])
  func inAnAppForOlderSystems(path: String, text: String, last: String) throws {
    try sandbox.write(path, text)
    let folder = path == "Package.swift" ? "Sources/Shop" : "Shop"
    try sandbox.write("\(folder)/App.swift", "import SwiftUI\n")
    #expect(sandbox.run("init", "--example", "sign-in").code == 0)
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
    let screen = try sandbox.read("\(folder)/Generated/Screens/LoginScreen.generated.swift")
    let isForIOSOnly = last.contains("iOS") && !last.contains("macOS")
    #expect(screen.contains("#if canImport(UIKit)") == !isForIOSOnly)
  }

  /// On other systems than Apple's, the package of the app builds without it.
  @Test(arguments: ["sign-in", "tabs"]) func anAppForSwiftUIBegins(example: String) throws {
    let words = ["--ui", "swiftui", "--package", "../mvvmgen", "--example", example]
    #expect(sandbox.run(["init"] + words).output.contains("\ncreate: Sources/App/MainApp.swift\n"))
    let entry = try sandbox.read("Sources/App/MainApp.swift")
    let hasServices = example == "sign-in"
    let stored = hasServices ? "    private let services = MainServices()\n\n" : ""
    #expect(
      entry.hasPrefix(
        """
        #if canImport(UIKit)
          import GeneratedRuntime
          import SwiftUI

          @main
          struct MainApp: App {
        \(stored)    var body: some Scene {
              WindowGroup {
                StageView { AppCoordinator(\(hasServices ? "withServices: services" : "")) }
              }
            }
          }

        """))
    #expect(entry.hasSuffix("\n  }\n#endif\n"))
    let before = try sandbox.stamps()
    #expect(sandbox.run("init").code == 0)
    #expect(try sandbox.stamps() == before)
  }

  /// A project of Xcode's is for Apple's systems only. An app begins only once.
  @Test(arguments: [
    ("App.swift", "struct Main {}\n// @main\n", true), ("App.swift", "@main struct Main {}", false),
    ("App.swift", "@UIApplicationMain class Main {}", false), ("main.swift", "print()", false),
    ("App.swift", "let main = 1", true),
  ])
  func anXcodeProjectForSwiftUIBegins(file: String, text: String, isWritten: Bool) throws {
    try sandbox.write("Shop.xcodeproj/project.pbxproj", Self.xcodeProject(iOS: "17.0"))
    try sandbox.write("Shop/\(file)", "import SwiftUI\n\n\(text)\n")
    #expect(sandbox.run("init", "--example", "sign-in").code == 0)
    #expect(try (sandbox.disk.kind("Shop/MainApp.swift") == .file) == isWritten)
    guard isWritten else { return }
    #expect(try sandbox.read("Shop/MainApp.swift").hasPrefix("import GeneratedRuntime\n"))
  }
}
