import Testing

@testable import mvvmgen

/// What `init` leaves to do is said again until the project shows that it is done.
@Suite struct LeftStepsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func write(_ layout: [String: String]) throws {
    for (path, text) in layout { try sandbox.write(path, text) }
  }

  /// It is said until the project shows that it is done.
  @Test(arguments: [
    (
      AppLayout.classic, "Clinic.xcodeproj/project.pbxproj", "objects = {",
      """
      first: in Xcode, add the package mvvmgen, and its library GeneratedRuntime to the target Clinic
      then: in Xcode, add the folders Clinic/Generated and Clinic/Screens to the target Clinic, with \
      'Create folders', so that later files are in it, too

      """, ["X0 = {productName = GeneratedRuntime; };", "X1 = {path = Generated; x = Screens; };"]
    ),
    (
      AppLayout.tuist, "Clinic.xcodeproj/project.pbxproj", "",
      """
      first: in Project.swift, add to the 'packages' of the project
        .package(url: "https://github.com/OWNER/mvvmgen", from: "0.1.0"),
      and to the 'dependencies' of the target Clinic
        .package(product: "GeneratedRuntime"),
      then: 'tuist generate'

      """, []
    ),
  ])
  func isSaidAgain(
    layout: [String: String], file: String, after place: String, left: String, done: [String]
  ) throws {
    try write(layout)
    #expect(sandbox.run("init").code == 0)
    #expect(sandbox.run("init") == Outcome(output: kept, errors: "no files\n\(left)"))
    #expect(sandbox.run("init", "--dry-run").errors == "no files, nothing was changed\n")
    guard !done.isEmpty else { return }
    let lines = left.split(separator: "\n").map { "\($0)\n" }
    for (number, line) in done.enumerated() {
      try sandbox.edit(file) { $0.replacing(place, with: "\(place) \(line)", maxReplacements: 1) }
      let rest = lines.dropFirst(number + 1).joined()
      #expect(sandbox.run("init") == Outcome(output: kept, errors: "no files\n\(rest)"))
    }
  }

  private let kept = """
    keep: mvvmgen.json
    keep: .gitattributes
    keep: .vscode/settings.json
    keep: Specs/.schemas/spec.schema.json
    keep: Specs/.schemas/screen.schema.json
    keep: Specs/.schemas/coordinator.schema.json
    keep: Specs/.schemas/service.schema.json
    keep: Specs/.schemas/config.schema.json

    """

  /// Once the project is made again, it has the library.
  @Test(arguments: [
    (AppLayout.tuist, "Project.swift", "name:", "'tuist generate'"),
    (AppLayout.xcodeGen, "project.yml", "name:", "'xcodegen'"),
  ])
  func aProjectThatIsMade(
    layout: [String: String], file: String, place: String, command: String
  ) throws {
    try write(layout)
    #expect(sandbox.run("init").code == 0)
    try sandbox.edit(file) { $0.replacing(place, with: "GeneratedRuntime:\n\(place)") }
    #expect(sandbox.run("init").errors == "no files\nthen: \(command)\n")
    try sandbox.write("Clinic.xcodeproj/project.pbxproj", "productName = GeneratedRuntime;")
    #expect(sandbox.run("init").errors == "no files\n")
  }
}
