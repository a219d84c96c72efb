import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import MvvmgenGenerator
@testable import mvvmgen

/// Even a bug in the tool can't make it write outside of the project.
@Suite struct OutsideTests {
  @Test(arguments: ["/x.swift", "a//x.swift", "../x.swift", "a/../x.swift", "a/", "a/.."])
  func aFileOutsideIsADefect(path: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Specs/Login.screen.json", "{\"screen\": \"Login\"}")
    let before = try sandbox.stamps()
    let session = Session(
      arguments: try Arguments.parse(["generate"]),
      environment: Environment(workingDirectory: sandbox.root),
      project: try Project.locate(
        try Arguments.parse(["generate"]), Environment(workingDirectory: sandbox.root)),
      console: Console())
    let file = GeneratedFile(path: ProjectPath(path), owner: .tool, origin: nil) { _ in }
    let error = #expect(throws: CommandError.self) {
      try session.plan(
        Generation(files: [file], diagnostics: Diagnostics()), try session.readInput())
    }
    #expect(error?.code == .defect)
    #expect(error?.message == "mvvmgen: defect: generated a file at '\(path)'")
    #expect(try sandbox.stamps() == before)
  }
}
