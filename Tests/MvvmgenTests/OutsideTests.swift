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
    var pipeline = Pipeline.standard
    pipeline.generate = { _, _ in
      let file = GeneratedFile(path: ProjectPath(path), owner: .tool, origin: nil) { _ in }
      return Generation(files: [file], diagnostics: Diagnostics())
    }
    #expect(
      sandbox.run(["generate"], pipeline: pipeline)
        == Outcome(
          code: ExitCode.defect.rawValue,
          errors: "mvvmgen: defect: generated a file at '\(path)'\n"))
    #expect(try sandbox.stamps() == before)
  }
}
