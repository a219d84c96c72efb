import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// The types that the developer declares in the app's own module.
@Suite struct OwnTypesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func places(in configuration: Configuration = Configuration()) throws -> [String] {
    var input = ProjectInput()
    input.configuration = configuration
    let own = OwnFiles(disk: sandbox.disk, input: input, outlines: [])
    return try own.types(named: ["Home"]).map {
      "\($0.path):\($0.position.line):\($0.position.column) \($0.name)"
    }
  }

  @Test func areFoundAtTheirNames() throws {
    try sandbox.write("App/A.swift", "import UIKit\n\n  final class Home {}\nstruct Other {}\n")
    try sandbox.write("App/B.swift", "extension Other { enum Home {} }\n")
    try sandbox.write("Project.swift", "\u{FEFF}typealias Home = Other\n")
    #expect(try places() == ["App/A.swift:3:15 Home", "Project.swift:1:11 Home"])
  }

  /// Other modules may have types of the same names.
  @Test(arguments: [
    "Package.swift", "Project.swift", "Tuist/Helpers/Home.swift", "AppTests/Home.swift",
    "Tests/Home.swift", "Pods/Home/Home.swift", "Checks/Home.swift", "Generated/Home.swift",
    "Doubles/Home.swift", "Feed/Sources/Feed/Home.swift", ".build/Home.swift",
  ])
  func ofOtherModulesDontCount(path: String) throws {
    let text = #"{ "doubles": { "folder": "Doubles", "module": "App", "tests": "Checks" } }"#
    let source = SourceFile(path: ProjectPath("mvvmgen.json"), bytes: Array(text.utf8))
    var diagnostics = Diagnostics()
    let configuration = Pipeline.standard.decodeConfiguration(source, 0, &diagnostics)
    try sandbox.write("Feed/Package.swift", "")
    try sandbox.write(path, "import ProjectDescription\nenum Home {}\n")
    #expect(try places(in: #require(configuration)) == [])
  }

  @Test func ofAnotherTargetOfThePackageDontCount() throws {
    try sandbox.write("Package.swift", #"name: "App", name: "Core""#)
    for target in ["App", "Core"] {
      try sandbox.write("Sources/\(target)/A.swift", "enum Home {}\n")
    }
    var configuration = Configuration()
    configuration.generated = "Sources/App/Generated"
    #expect(try places(in: configuration) == ["Sources/App/A.swift:1:6 Home"])
  }
}
