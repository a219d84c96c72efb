import Testing

@testable import mvvmgen

/// `init` where a package is beside a project.
@Suite struct PackageBesideTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func write(_ layout: [String: String]) throws {
    for (path, text) in layout { try sandbox.write(path, text) }
  }

  private static let tools = """
    let package = Package(name: "Tools", targets: [.executableTarget(name: "Tool")])

    """

  /// Many apps have one for tools. The project's targets may be unreadable.
  @Test(arguments: [
    (AppLayout.classic, "the target Clinic of Clinic.xcodeproj"),
    (AppLayout.synchronized, "the target Clinic of Clinic.xcodeproj"),
    (AppLayout.tuist, "the target Clinic of Project.swift"),
    (AppLayout.xcodeGen, "the target Clinic of project.yml"),
    (["Shop.xcodeproj/project.pbxproj": ""], nil),
  ])
  func aPackageOfTools(layout: [String: String], found: String?) throws {
    try write(layout)
    try sandbox.write("Package.swift", Self.tools)
    try sandbox.write("Sources/Tool/main.swift", "print()\n")
    let first = sandbox.run("init").errors.split(separator: "\n")[0]
    #expect(
      first == found.map { "found \($0), not of Package.swift" }
        ?? "found Shop.xcodeproj, but no folder of a target: name the app's in 'generated' and "
        + "'sources' of mvvmgen.json")
  }

  /// The package may have the app's views, too: then its target can be named.
  @Test func aPackageWithViews() throws {
    try write(AppLayout.synchronized)
    try write(AppLayout.package)
    #expect(
      sandbox.run("init", "--target", "Doctors", "--dry-run").errors
        .hasPrefix("found the target Doctors of Package.swift, not of Clinic.xcodeproj\n"))
    #expect(
      sandbox.run("init").errors
        .hasPrefix("found the target Clinic of Clinic.xcodeproj, not of Package.swift\n"))
    let sandbox = try Sandbox()
    for (path, text) in AppLayout.package { try sandbox.write(path, text) }
    try sandbox.remove("Patients")
    try sandbox.write("Clinic.xcodeproj/project.pbxproj", "")
    #expect(
      sandbox.run("init").errors
        .hasPrefix("found the target Doctors of Package.swift, not of Clinic.xcodeproj\n"))
  }

  /// A package below has examples, unless its project has an app.
  @Test func anAppWithToolsInAFolder() throws {
    try write(AppLayout.subfolder)
    try sandbox.write("ios/Package.swift", Self.tools)
    try sandbox.write("lib/Package.swift", "")
    try sandbox.write("lib/Lib.xcodeproj/project.pbxproj", "")
    #expect(
      sandbox.run("init").errors
        .hasPrefix("found the target Clinic of ios/Clinic.xcodeproj, not of ios/Package.swift\n"))
  }
}
