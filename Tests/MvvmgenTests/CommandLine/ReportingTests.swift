import Foundation
import Testing

@testable import mvvmgen

struct ReportingTests {
  @Test(arguments: ["", "screen", "coordinator", "service", "config"])
  func schemaIsJSON(kind: String) throws {
    let sandbox = try Sandbox()
    let outcome = kind.isEmpty ? sandbox.run("schema") : sandbox.run("schema", kind)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }
}
