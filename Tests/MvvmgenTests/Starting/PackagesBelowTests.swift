import Testing

@testable import mvvmgen

/// `init` where an app's modules are packages below its project.
@Suite struct PackagesBelowTests {
  private let sandbox: Sandbox

  /// The product `CoreKit` has the target `Core`, in another package than `Home`, which uses it.
  init() throws {
    sandbox = try Sandbox()
    try package(
      "Clinic/Core", #".library(name: "CoreKit", targets: ["Core"]), .target(name: "Core")"#)
    try package(
      "Clinic/Features/Home",
      #".library(name: "Home", targets: all), .target(name: "Home", path: "./Code", "#
        + #"dependencies: [.product(name: "CoreKit", package: "Core")])"#, in: "Code")
    let others = ["Pods", "Clinic/Core/Examples", ".build/A", "a/b/c/d", "a/DerivedData/A"]
    for folder in others { try package(folder, #".target(name: "Core")"#) }
  }

  private func package(_ folder: String, _ text: String, in own: String = "Sources/Core") throws {
    try sandbox.write("\(folder)/Package.swift", "platforms: [.iOS(.v16)], \(text)")
    try sandbox.write("\(folder)/\(own)/Own.swift", "struct Own {}\n")
  }

  /// What is left is said of each file, until it is done there.
  @Test func belowAnXcodeProject() throws {
    try sandbox.write(
      "Clinic.xcodeproj/project.pbxproj",
      """
      { objects = {
        T = { name = Clinic; productType = "app.application"; packageProductDependencies = (P, Q); };
        P = { productName = CoreKit; }; Q = { productName = Home; }; R = { targets = (T); };
      }; rootObject = R; }
      """)
    try sandbox.write("Clinic/App.swift", "import SwiftUI\n")
    let targets = ["Core", "Home", "Clinic"].flatMap { ["--target", $0] }
    #expect(
      sandbox.run(["init", "--package", "../mvvmgen"] + targets).errors == """
        found the target Core of Clinic/Core/Package.swift
        found the target Home (uses Core) of Clinic/Features/Home/Package.swift
        found the target Clinic (uses Core and Home) of Clinic.xcodeproj
        20 files written, 6 generated
        first: in Clinic/Core/Package.swift, add to the 'dependencies' of the package
          .package(path: "../../../mvvmgen"),
        and to the 'dependencies' of the target Core
          .product(name: "GeneratedRuntime", package: "mvvmgen"),
        first: in Clinic/Features/Home/Package.swift, add to the 'dependencies' of the package
          .package(path: "../../../../mvvmgen"),
        and to the 'dependencies' of the target Home
          .product(name: "GeneratedRuntime", package: "mvvmgen"),
        first: in Xcode, add the package ../mvvmgen, and its library GeneratedRuntime to the target Clinic
        next: 'mvvmgen new-screen About --target Clinic --from ClinicStart.aboutButtonTapped', \
        then 'mvvmgen check'
        then: in Xcode, add the folders Clinic/Generated and Clinic/Screens to the target Clinic, with \
        'Create folders', so that later files are in it, too

        """)
    let configuration = try sandbox.read("mvvmgen.json").split(separator: "\n")
    #expect(
      configuration.map { $0.drop { $0 == " " } }.joined() == #"""
        {"$schema": ".schemas/config.schema.json","platforms": { "iOS": "16", "macOS": "13" },\#
        "ui": "swiftui","targets": {"Core": {"specs": "Specs/Core",\#
        "generated": "Clinic/Core/Sources/Core/Generated",\#
        "sources": "Clinic/Core/Sources/Core/Screens"},"Home": {"specs": "Specs/Home",\#
        "generated": "Clinic/Features/Home/Code/Generated",\#
        "sources": "Clinic/Features/Home/Code/Screens","uses": ["Core"]},\#
        "Clinic": {"specs": "Specs/Clinic","generated": "Clinic/Generated",\#
        "sources": "Clinic/Screens","uses": ["Core", "Home"]}}}
        """#)
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "12 files up to date\n"))
    try sandbox.edit("Clinic/Features/Home/Package.swift") { "\($0) // GeneratedRuntime" }
    let left = sandbox.run("init").errors.split(separator: "\n").filter { $0.hasPrefix("first:") }
    #expect(left.map { $0.split(separator: " ")[2] } == ["Clinic/Core/Package.swift,", "Xcode,"])
  }

  /// Packages that need the same lines are said together.
  @Test func besideAnXcodeProjectBelow() throws {
    try sandbox.write(
      "App/Desk.xcodeproj/project.pbxproj",
      """
      { objects = {
        T = { name = Desk; productType = "app.application"; packageProductDependencies = (P); };
        P = { productName = CoreKit; }; R = { targets = (T); };
      }; rootObject = R; }
      """)
    try sandbox.write("App/Desk/App.swift", "import SwiftUI\n")
    // A package beside the project has tools only.
    try package("App", #".target(name: "Tools")"#, in: "Sources/Tools")
    let targets = ["Desk", "Core", "Home"].flatMap { ["--target", $0] }
    #expect(
      sandbox.run(["init"] + targets).errors == """
        found the target Desk (uses Core) of App/Desk.xcodeproj
        found the target Core of Clinic/Core/Package.swift
        found the target Home (uses Core) of Clinic/Features/Home/Package.swift
        20 files written, 6 generated
        first: in Xcode, add the package mvvmgen, and its library GeneratedRuntime to the target Desk
        first: in Clinic/Core/Package.swift and Clinic/Features/Home/Package.swift, add to the \
        'dependencies' of each package
          .package(url: "https://github.com/OWNER/mvvmgen", from: "0.1.0"),
        and to the 'dependencies' of the targets Core and Home
          .product(name: "GeneratedRuntime", package: "mvvmgen"),
        next: 'mvvmgen new-screen About --target Desk --from DeskStart.aboutButtonTapped', \
        then 'mvvmgen check'
        then: in Xcode, add the folders App/Desk/Generated and App/Desk/Screens to the target Desk, with \
        'Create folders', so that later files are in it, too

        """)
  }

  /// An app below that has all of them gets the configuration.
  @Test func allTargetsOfAnAppBelow() throws {
    for (path, text) in AppLayout.tuist { try sandbox.write("Shop/\(path)", text) }
    #expect(sandbox.run("init", "--target", "Clinic", "--target", "Kit").code == 0)
    #expect(try sandbox.disk.kind("Shop/mvvmgen.json") == .file)
  }

  @Test(arguments: [
    (".external(name: \"CoreKit\")", true), (".package(product: \"CoreKit\")", true),
    (".package(product: core)", false), ("- package: C\n        product: CoreKit", true),
    ("- package: CoreKit", true), ("- {package: CoreKit}", false),
    ("- package: C\n        products: [CoreKit]", false),
  ])
  func belowOthers(dependency: String, isRead: Bool) throws {
    let isOfTuist = dependency.hasPrefix(".")
    let file = isOfTuist ? "Project.swift" : "project.yml"
    let layout = isOfTuist ? AppLayout.tuist : AppLayout.xcodeGen
    for (path, text) in layout { try sandbox.write(path, text) }
    let old = isOfTuist ? ".target(name: \"Kit\")" : "- target: Kit"
    try sandbox.edit(file) { $0.replacing(old, with: dependency) }
    let errors = sandbox.run("init", "--target", "Clinic", "--target", "Core").errors
    let lines = errors.split(separator: "\n")
    let unread = "not all dependencies of Clinic can be read in \(file): add what is missing to "
    #expect(
      lines.prefix(3) == [
        "found the target Clinic\(isRead ? " (uses Core)" : "") of \(file)",
        "found the target Core of Clinic/Core/Package.swift",
        isRead ? "16 files written, 4 generated" : "\(unread)'uses' in mvvmgen.json",
      ])
    #expect(lines.last == (isOfTuist ? "then: 'tuist generate'" : "then: 'xcodegen'"))
  }

  /// No example is written into their middle, unless it is asked for.
  @Test(arguments: [
    (
      [],
      "there are packages or projects below, with 'Core', 'Home': write '--target', or '--example'"
    ),
    (["Doctors"], "there is no target 'Doctors' with a folder: there is 'Core', 'Home'"),
    (["Core"], "'Core' is a target of Clinic/Core/Package.swift and b/Package.swift"),
  ])
  func isRefused(targets: [String], reason: String) throws {
    if targets == ["Core"] { try package("b", #".target(name: "Core")"#) }
    let before = try sandbox.tree()
    let outcome = sandbox.run(["init"] + targets.flatMap { ["--target", $0] })
    #expect(outcome == Outcome(code: 2, errors: "mvvmgen: error: \(reason)\nnothing was written\n"))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("init", "--dry-run", "--example", "tabs").code == 0)
    #expect(sandbox.run("init", "--dry-run", "--package", "../mvvmgen").code == 0)
  }
}
