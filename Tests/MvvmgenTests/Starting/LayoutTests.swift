import Testing

@testable import mvvmgen

/// `init` in apps as teams have them.
@Suite struct LayoutTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func write(_ layout: [String: String]) throws {
    for (path, text) in layout { try sandbox.write(path, text) }
  }

  /// The files of `init --example none` in a folder.
  private func created(in folder: String = "") -> String {
    [
      "mvvmgen.json", ".gitattributes", ".vscode/settings.json",
      "Specs/.schemas/spec.schema.json",
      "Specs/.schemas/screen.schema.json", "Specs/.schemas/coordinator.schema.json",
      "Specs/.schemas/service.schema.json", "Specs/.schemas/config.schema.json",
    ].map { "create: \(folder)\($0)\n" }.joined()
  }

  private static let noExample =
    "the app has sources of its own, so no example is added: '--example sign-in' adds one\n"

  /// A second run, with whatever options, changes nothing.
  private func expectNothingMore() throws {
    let before = try sandbox.stamps()
    for words in [[], ["--target", "Clinic"], ["--ui", "uikit"], ["--package", "../mvvmgen"]] {
      #expect(sandbox.run(["init"] + words).code == 0)
      #expect(try sandbox.stamps() == before)
    }
  }

  /// Its views are in the app: the widget and the tests aren't asked, nor is their iOS.
  @Test func classicXcodeProject() throws {
    try write(AppLayout.classic)
    #expect(
      sandbox.run("init")
        == Outcome(
          output: created(),
          errors: """
            found the target Clinic of Clinic.xcodeproj
            \(Self.noExample)8 files written
            first: in Xcode, add the package mvvmgen, and its library GeneratedRuntime to the target \
            Clinic
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'
            then: in Xcode, add the folders Clinic/Generated and Clinic/Screens to the target Clinic, \
            with 'Create folders', so that later files are in it, too

            """))
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Clinic/Generated",
          "sources": "Clinic/Screens",
          "platforms": { "iOS": "16.4" },
          "ui": "swiftui"
        }

        """)
    try expectNothingMore()
  }

  @Test func xcodeProjectWithFolders() throws {
    try write(AppLayout.synchronized)
    #expect(
      sandbox.run("init")
        == Outcome(
          output: created(),
          errors: """
            found the target Clinic of Clinic.xcodeproj
            \(Self.noExample)8 files written
            first: in Xcode, add the package mvvmgen, and its library GeneratedRuntime to the target \
            Clinic
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'

            """))
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Clinic/Generated",
          "sources": "Clinic/Screens",
          "platforms": { "iOS": "18.0" },
          "ui": "swiftui"
        }

        """)
    try expectNothingMore()
  }

  @Test func tuist() throws {
    try write(AppLayout.tuist)
    #expect(
      sandbox.run("init")
        == Outcome(
          output: created(),
          errors: """
            found the target Clinic of Project.swift
            \(Self.noExample)8 files written
            first: in Project.swift, add to the 'packages' of the project
              .package(url: "https://github.com/OWNER/mvvmgen", from: "0.1.0"),
            and to the 'dependencies' of the target Clinic
              .package(product: "GeneratedRuntime"),
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'
            then: 'tuist generate'

            """))
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "App/Sources/Generated",
          "sources": "App/Sources/Screens",
          "platforms": { "iOS": "17.0" },
          "ui": "swiftui"
        }

        """)
    try expectNothingMore()
  }

  /// Before its Xcode project is made, and after.
  @Test(arguments: [false, true]) func xcodeGen(hasProject: Bool) throws {
    try write(AppLayout.xcodeGen)
    if hasProject { try sandbox.write("Clinic.xcodeproj/project.pbxproj", "{}") }
    #expect(
      sandbox.run("init", "--package", "../Tools/mvvmgen")
        == Outcome(
          output: created(),
          errors: """
            found the target Clinic of project.yml
            \(Self.noExample)8 files written
            first: in project.yml, add under 'packages'
              mvvmgen:
                path: "../Tools/mvvmgen"
            and to the 'dependencies' of the target Clinic
                  - package: mvvmgen
                    product: GeneratedRuntime
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'
            then: 'xcodegen'

            """))
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Sources/Clinic/Generated",
          "sources": "Sources/Clinic/Screens",
          "platforms": { "iOS": "16.0" }
        }

        """)
    try expectNothingMore()
  }

  @Test func packageWithSeveralTargets() throws {
    try write(AppLayout.package)
    let before = try sandbox.tree()
    #expect(
      sandbox.run("init")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: several targets may be the app's: write '--target' and one of 'Doctors', \
            'Patients'
            nothing was written

            """))
    #expect(
      sandbox.run("init", "--target", "Nurses")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no target 'Nurses' with a folder: there is 'tool', 'Core', \
            'Doctors', 'Patients'
            nothing was written

            """))
    #expect(try sandbox.tree() == before)
    #expect(
      sandbox.run("init", "--target", "Patients")
        == Outcome(
          output: created(),
          errors: """
            found the target Patients of Package.swift
            \(Self.noExample)8 files written
            first: in Package.swift, add to the 'dependencies' of the package
              .package(url: "https://github.com/OWNER/mvvmgen", from: "0.1.0"),
            and to the 'dependencies' of the target Patients
              .product(name: "GeneratedRuntime", package: "mvvmgen"),
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'

            """))
    #expect(try sandbox.read("mvvmgen.json").contains(#""generated": "Patients/Generated""#))
    try expectNothingMore()
  }

  @Test func projectInAFolder() throws {
    try write(AppLayout.subfolder)
    #expect(
      sandbox.run("init")
        == Outcome(
          output: created(in: "ios/"),
          errors: """
            found the target Clinic of ios/Clinic.xcodeproj
            \(Self.noExample)8 files written
            first: in Xcode, add the package mvvmgen, and its library GeneratedRuntime to the target \
            Clinic
            next: 'mvvmgen new-screen Login --directory ios', then 'mvvmgen check --directory ios'

            """))
    try expectNothingMore()
    try sandbox.makeFolder("old/Clinic.xcodeproj")
    let before = try sandbox.tree()
    #expect(
      sandbox.run("init")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there are several apps below this folder: write '--directory' and one of \
            'ios', 'old'
            nothing was written

            """))
    #expect(try sandbox.tree() == before)
  }

  /// A type would be declared twice, or a file be taken for a scaffold.
  @Test func namesOfTheExample() throws {
    try write(AppLayout.classic)
    try sandbox.write("Clinic/App.swift", "import UIKit\n\nfinal class AppCoordinator {}\n")
    try sandbox.write("Clinic/AuthService.swift", "  protocol AuthService {}\n")
    try sandbox.write("Clinic/Old/LoginViewController.swift", "extension Int {}\n")
    let before = try sandbox.tree()
    #expect(
      sandbox.run("init", "--example", "sign-in")
        == Outcome(
          code: 2,
          errors: """
            Clinic/App.swift:3:13: error: the example declares `AppCoordinator`, too
            Clinic/AuthService.swift:1:12: error: the example declares `AuthService`, too
            Clinic/Old/LoginViewController.swift:1:1: error: the example has a file of this name, too
            nothing was written: begin without the example, with 'mvvmgen init --example none'

            """))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("init").code == 0)
    #expect(sandbox.run("init", "--example", "tabs").code == 2)
  }

  /// A folder of an app isn't a project of its own.
  @Test func insideOfAnApp() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Clinic.xcodeproj/project.pbxproj", "")
    try sandbox.write("Clinic/Scenes/Home.swift", "")
    let before = try sandbox.tree()
    #expect(
      sandbox.run("init", "--directory", "Clinic/Scenes")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: this is a folder of the app with Clinic.xcodeproj: write '--directory \
            Clinic/Scenes/../..'
            nothing was written

            """))
    #expect(try sandbox.tree() == before)
  }
}
