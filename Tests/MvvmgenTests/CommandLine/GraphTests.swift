import Foundation
import Testing

@testable import mvvmgen

/// The pictures of `graph`. What it prints is on the pages in `Fixtures/Commands`.
@Suite struct GraphTests {
  /// The picture in the README. `RECORD_GOLDENS=1` writes it.
  @Test func owleryIsDrawnAsRecorded() throws {
    let owlery = Repository.root.appendingPathComponent("Examples/Owlery").path
    let sandbox = try Sandbox()
    let outcome = sandbox.run("graph", "--directory", owlery)
    #expect(outcome == sandbox.run("graph", "--directory", owlery))
    let file = Repository.root.appendingPathComponent("Documentation/Images/owlery.svg")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_GOLDENS"] != nil, environment["CI"] == nil {
      try Data(outcome.output.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      recorded == outcome.output,
      "run 'RECORD_GOLDENS=1 swift test --filter GraphTests', and look at the picture")
  }
}
