import Foundation
import MvvmgenLanguage
import Testing

@testable import mvvmgen

@Suite struct InitTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private let created = [
    "mvvmgen.json", ".gitattributes", ".vscode/settings.json", "Specs/.schemas/spec.schema.json",
    "Specs/.schemas/screen.schema.json", "Specs/.schemas/coordinator.schema.json",
    "Specs/.schemas/service.schema.json",
    "Specs/.schemas/config.schema.json",
  ]
  private let signIn = [
    "Specs/App.coordinator.json", "Specs/Login.screen.json", "Specs/Home.screen.json",
    "Specs/AuthService.service.json",
  ]

  private func lines(_ word: String, _ paths: [String]) -> String {
    paths.map { "\(word): \($0)\n" }.joined()
  }

  @Test func inAnEmptyFolder() throws {
    let screens = [
      "Login/LoginDefaultViewModel+Actions.swift", "Home/HomeDefaultViewModel+Actions.swift",
      "Home/HomeViewController.swift", "Login/LoginViewController.swift",
    ]
    #expect(
      sandbox.run("init")
        == Outcome(
          output: lines("create", created + signIn + screens.map { "Screens/\($0)" }),
          errors: """
            16 files written, 5 generated
            next: 'mvvmgen new-screen About --from Home.aboutButtonTapped', then 'mvvmgen check'

            """))
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json"
        }

        """)
    #expect(
      try sandbox.read(".gitattributes") == """
        Generated/** linguist-generated
        Specs/.schemas/** linguist-generated

        """)
    #expect(
      try sandbox.read(".vscode/settings.json") == """
        {
          "json.schemas": [
            { "fileMatch": ["*.screen.json"], "url": "./Specs/.schemas/screen.schema.json" },
            { "fileMatch": ["*.coordinator.json"], "url": "./Specs/.schemas/coordinator.schema.json" },
            { "fileMatch": ["*.service.json"], "url": "./Specs/.schemas/service.schema.json" },
            { "fileMatch": ["mvvmgen.json"], "url": "./Specs/.schemas/config.schema.json" }
          ]
        }

        """)
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "9 files up to date\n"))
    #expect(sandbox.run("format", "--check") == Outcome(errors: "5 files are formatted\n"))
    // The suggested next step works.
    #expect(sandbox.run("new-screen", "About", "--from", "Home.aboutButtonTapped").code == 0)
    #expect(sandbox.run("check", "--strict").code == 0)
  }

  /// The second time, it has nothing to do; existing files are never replaced.
  /// The example's code is for the usual names: an app with others gets the scaffold.
  @Test func anAppThatReportsByClosuresGetsTheScaffold() throws {
    try sandbox.write("mvvmgen.json", #"{ "flowOutput": "closures" }"#)
    #expect(sandbox.run("init", "--quiet", "--example", "sign-in") == Outcome())
    #expect(
      try sandbox.read("Screens/Login/LoginDefaultViewModel+Actions.swift") == """
        extension LoginDefaultViewModel: LoginViewModel {
          func signIn(name: String, password: String) async {
            // Yours to write: change the state, report with an `on…` closure.
          }
        }

        """)
  }

  @Test func keepsWhatIsThere() throws {
    try sandbox.write(".gitattributes", "mine\n")
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    let outcome = sandbox.run("init")
    #expect(
      outcome
        == Outcome(
          output: lines(
            "create",
            created.filter { $0 != ".gitattributes" } + [
              "Screens/Login/LoginDefaultViewModel+Actions.swift",
              "Screens/Login/LoginViewController.swift",
            ])
            + "keep: .gitattributes\n",
          errors: """
            9 files written, 1 generated
            next: 'mvvmgen new-screen NAME', then 'mvvmgen check'

            """))
    #expect(try sandbox.read(".gitattributes") == "mine\n")
    let before = try sandbox.stamps()
    #expect(
      sandbox.run("init")
        == Outcome(
          output: lines("keep", created), errors: "3 files unchanged\n"))
    #expect(try sandbox.stamps() == before)
    try sandbox.write("Specs/Wrong.screen.json", "{")
    #expect(sandbox.run("init").code == 1)
  }

  /// What belongs to a project above is completed there; a package is a project of its own.
  @Test func inAFolderOfAProject() throws {
    try sandbox.write("mvvmgen.json", "{}\n")
    try sandbox.write("Sources/Views/View.swift", "")
    try sandbox.write("Modules/Feed/Package.swift", #"let package = Package(name: "Feed")"#)
    try sandbox.write("Modules/Feed/Sources/Feed.swift", "")
    let files = [
      ".gitattributes", ".vscode/settings.json", "Specs/.schemas/spec.schema.json",
      "Specs/.schemas/screen.schema.json", "Specs/.schemas/coordinator.schema.json",
      "Specs/.schemas/service.schema.json",
      "Specs/.schemas/config.schema.json",
    ]
    func initialize(_ folder: String) -> String {
      sandbox.run("init", "--example", "none", "--directory", folder).output
    }
    #expect(initialize("Sources/Views") == lines("create", files) + "keep: mvvmgen.json\n")
    let project = ["mvvmgen.json"] + files
    #expect(initialize("Modules/Feed/Sources") == lines("keep", project))
    let package = project.map { "Modules/Feed/\($0)" }
    #expect(initialize("Modules/Feed") == lines("create", package))
    #expect(initialize("Modules/Feed") == lines("keep", package))
  }

  /// README's command makes no package there.
  @Test(arguments: [
    ([], "mvvmgen"), (["--package", "../mvvmgen"], "../mvvmgen"),
  ])
  func besideAnXcodeProject(words: [String], place: String) throws {
    try sandbox.makeFolder("Habits.xcodeproj")
    try sandbox.write("Habits/App.swift", "import UIKit\n")
    let outcome = sandbox.run(["init", "--example", "tabs"] + words)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        found the target Habits of Habits.xcodeproj
        20 files written, 6 generated
        first: in Xcode, add the package \(place), and its library GeneratedRuntime to the target Habits
        next: 'mvvmgen new-screen About --from Settings.aboutButtonTapped', then 'mvvmgen check'
        then: in Xcode, add the folders Habits/Generated and Habits/Screens to the target Habits, \
        with 'Create folders', so that later files are in it, too

        """)
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Habits/Generated",
          "sources": "Habits/Screens"
        }

        """)
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "12 files up to date\n"))
    #expect(sandbox.run("format", "--check").code == 0)
  }

  @Test func inAPackage() throws {
    try sandbox.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "Shop", targets: [
          .target(name: "Core"), .executableTarget(
            name: "Shop", dependencies: ["Core"]),
        ])
      """)
    try sandbox.write("Sources/Shop/App.swift", "import SwiftUI\n")
    try sandbox.makeFolder("Sources/Core")
    let before = try sandbox.contents()
    let outcome = sandbox.run("init", "--example", "none", "--dry-run")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        found the target Shop of Package.swift
        8 files to write, nothing was changed

        """)
    #expect(try sandbox.contents() == before)
    #expect(
      sandbox.run("init", "--example", "none", "--agents").errors == """
        found the target Shop of Package.swift
        9 files written
        first: in Package.swift, add to the 'dependencies' of the package
          .package(url: "https://github.com/OWNER/mvvmgen", from: "\(mvvmgenVersion)"),
        and to the 'dependencies' of the target Shop
          .product(name: "GeneratedRuntime", package: "mvvmgen"),
        next: 'mvvmgen new-screen Login', then 'mvvmgen check'

        """)
    let configuration = try sandbox.read("mvvmgen.json")
    #expect(configuration.contains(#""generated": "Sources/Shop/Generated""#))
    #expect(configuration.contains(#""ui": "swiftui""#))
    #expect(try sandbox.read("AGENTS.md") == StarterExample.agents)
  }

  /// The line with mvvmgen's place is the one that compiles where mvvmgen is known.
  @Test(arguments: [
    (
      "", ["--package", "../Tools/mvvmgen/"],
      """
      add to the 'dependencies' of the package
        .package(path: "../Tools/mvvmgen"),
      and to the 'dependencies' of the app's target
        .product(name: "GeneratedRuntime", package: "mvvmgen"),

      """
    ),
    (
      #"dependencies: [.package(url: "https://example.com/me/mvvmgen.git", from: "0.1.0")]"#, [],
      """
      add to the 'dependencies' of the app's target
        .product(name: "GeneratedRuntime", package: "mvvmgen"),

      """
    ),
    (#"["GeneratedRuntime"]"#, ["--package", "."], nil),
  ])
  func inAPackageThatNeedsLess(text: String, words: [String], missing: String?) throws {
    try sandbox.write("Package.swift", "let package = Package(name: \"Shop\", \(text))\n")
    #expect(
      sandbox.run(["init", "--example", "none"] + words)
        == Outcome(
          output: lines("create", created),
          errors: """
            found Package.swift, but no folder of a target: name the app's in 'generated' and 'sources' \
            of mvvmgen.json
            8 files written
            \(missing.map { "first: in Package.swift, \($0)" } ?? "")\
            next: 'mvvmgen new-screen Login', then 'mvvmgen check'

            """))
  }

  /// With a space, which git needs in quotes.
  @Test func inATargetWithAFolderOfItsOwn() throws {
    try sandbox.write(
      "Package.swift",
      """
      let package = Package(
        name: "Shop", targets: [
          .testTarget(name: "ShopTests", path: "Checks"),
          .executableTarget(name: "Tool"),
          .target(name: "Shop", dependencies: ["GeneratedRuntime", .target(name: "Kit")], path: "My Shop/"),
          .testTarget(name: "MoreTests", path: "More"),
        ])
      """)
    try sandbox.write("My Shop/Shop.swift", "import UIKit\n")
    let outcome = sandbox.run("init", "--example", "none")
    #expect(outcome.errors.hasPrefix("found the target Shop of Package.swift\n"))
    let line = #""My Shop/Generated/**" linguist-generated"#
    #expect(
      try sandbox.read(".gitattributes") == "\(line)\nSpecs/.schemas/** linguist-generated\n")
    #expect(sandbox.run("new-screen", "Login").code == 0)
    #expect(try sandbox.disk.kind("My Shop/Screens/Login/LoginViewController.swift") == .file)
  }

  @Test func doublesAreCollapsedInReviewsToo() throws {
    try sandbox.write(
      "mvvmgen.json", #"{ "doubles": { "folder": "Tests/Doubles", "module": "Shop" } }"#)
    #expect(sandbox.run("init", "--example", "none").code == 0)
    #expect(
      try sandbox.read(".gitattributes") == """
        Generated/** linguist-generated
        Tests/Doubles/** linguist-generated
        Specs/.schemas/** linguist-generated

        """)
  }

  /// The package has everything that its test needs; whether it builds is tested by
  /// `Scripts/check-plugins`.
  @Test func makesAPackage() throws {
    let outcome = sandbox.run("init", "--package", "../mvvmgen")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        19 files written, 5 generated
        next: 'mvvmgen new-screen About --from Home.aboutButtonTapped', then 'swift test'

        """)
    #expect(
      try sandbox.tree().filter { $0.hasSuffix(".swift") && !$0.contains("Generated") } == [
        "Package.swift", "Sources/App/Screens/Home/HomeDefaultViewModel+Actions.swift",
        "Sources/App/Screens/Home/HomeViewController.swift",
        "Sources/App/Screens/Login/LoginDefaultViewModel+Actions.swift",
        "Sources/App/Screens/Login/LoginViewController.swift", "Tests/AppTests/FlowTests.swift",
      ])
    #expect(
      try sandbox.read("Package.swift") == """
        // swift-tools-version: 6.2

        import PackageDescription

        let runtime = Target.Dependency.product(name: "GeneratedRuntime", package: "mvvmgen")

        let package = Package(
          name: "App",
          platforms: [.iOS(.v15), .macOS(.v13)],
          products: [.library(name: "App", targets: ["App"])],
          dependencies: [.package(path: "../mvvmgen")],
          targets: [
            .target(name: "App", dependencies: [runtime]),
            .testTarget(name: "AppTests", dependencies: ["App", runtime]),
          ]
        )

        """)
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": "Specs/.schemas/config.schema.json",
          "generated": "Sources/App/Generated",
          "sources": "Sources/App/Screens",
          "platforms": { "iOS": "15", "macOS": "13" }
        }

        """)
    #expect(
      try sandbox.read(".gitignore") == ".build/\n.swiftpm/\nxcuserdata/\n.DS_Store\n")
    #expect(sandbox.run("check", "--strict").code == 0)
    // SwiftUI can draw the screens of an app for these systems, too.
    try sandbox.edit("mvvmgen.json") { $0.replacing("\n}", with: ",\n  \"ui\": \"swiftui\"\n}") }
    #expect(sandbox.run("lint", "--strict", "--quiet") == Outcome())
  }

  @Test func aPackageWithoutAnExampleHasATargetForTests() throws {
    #expect(
      sandbox.run("init", "--example", "none", "--package", "https://example.com/mvvmgen")
        == Outcome(
          output: lines(
            "create", created + [".gitignore", "Package.swift", "Tests/AppTests/FlowTests.swift"]),
          errors: """
            11 files written
            next: 'mvvmgen new-screen Login', then 'swift build'

            """))
    let manifest = try sandbox.read("Package.swift")
    #expect(
      manifest.split(separator: "\n").filter { $0.contains("arget(") || $0.contains("url:") } == [
        #"  dependencies: [.package(url: "https://example.com/mvvmgen", from: "0.1.0")],"#,
        "    .target(name: \"App\", dependencies: [runtime]),",
        "    .testTarget(name: \"AppTests\", dependencies: [\"App\", runtime]),",
      ])
  }

  @Test(arguments: [
    ("/a/mvvmgen", "/a/app", "../mvvmgen"), ("/a/mvvmgen", "/a/mvvmgen/Examples/One", "../.."),
    ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a/b", "/c/d", nil), ("/a/b", "/ab/d", nil),
  ])
  func pathsInAManifestAreRelative(_ path: String, _ folder: String, _ written: String?) {
    #expect(AbsolutePath.relative(path, from: folder) == written)
  }
}
