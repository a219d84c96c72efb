import Foundation
import Testing

@testable import mvvmgen

/// The specs of the examples have the layout that `format` gives.
@Suite struct ExampleSpecsTests {
  @Test(arguments: [("Owlery", 23), ("Adopting", 10)])
  func theyAreFormatted(_ example: String, _ count: Int) throws {
    let folder = Repository.root.appending(path: "Examples/\(example)").path
    #expect(
      try Sandbox().run("format", "--check", "--directory", folder)
        == Outcome(errors: "\(count) files are formatted\n"))
  }
}
