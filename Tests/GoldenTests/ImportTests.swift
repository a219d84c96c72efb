import Foundation
import MvvmgenLanguage
import Testing

/// What a file names of other targets is imported, in the app of the page `Commands/elsewhere.md`: `Home`
/// starts `Chat`, and `Chat` starts `Home`.
struct ImportTests {
  /// By closures too, of a flow in the target that has it, and whose answers do nothing.
  @Test(arguments: [Configuration.FlowOutput.delegate, .closures])
  func whatAFileNamesOfOtherTargetsIsImported(flowOutput: Configuration.FlowOutput) throws {
    var files = try Self.app()
    let talk = "Chat/Specs/Talk.coordinator.json"
    files[talk] = files[talk]?.replacing(#"{ "start": "Owls" }"#, with: #""stay""#)
    files["Chat/Specs/Again.coordinator.json"] = """
      {
        "coordinator": "Again",
        "start": "Notes",
        "screens": { "Notes": { "ended": { "start": "Talk" }, "more": "stay" } },
        "flows": { "Talk": { "didEnd": "stay", "cancelled": "stay" } }
      }
      """
    // The configuration is last.
    let paths = files.keys.sorted()
    let sources = paths.map { PageFile(path: $0, bytes: Array((files[$0] ?? "").utf8)).source }
    let output = Fixture.output(of: sources) { $0.flowOutput = flowOutput }
    let generated = output.files.filter { $0.key.hasSuffix(".generated.swift") }
    func target(_ path: String) -> Substring { path.prefix { $0 != "/" } }
    let declaration =
      #/^(?:public )?(?:final )?(?:class|protocol|enum|struct|typealias) (\w+)/#
      .anchorsMatchLineEndings()
    var owners: [Substring: Substring] = [:]
    for (path, text) in generated where !path.contains("/Tests/") {
      for match in text.matches(of: declaration) { owners[match.output.1] = target(path) }
    }
    #expect(owners["TalkFlow"] == "Core")
    for (path, text) in generated {
      let code = text.split(separator: "\n").filter { !$0.contains("//") }
      let words = Set(code.flatMap { $0.matches(of: #/\w+/#).map(\.output) })
      let missing = words.compactMap { owners[$0] }.filter { other in
        other != target(path) && !code.contains { $0.hasSuffix("import \(other)") }
      }
      #expect(missing == [], "\(path)")
    }
  }

  /// The files at the beginning of the page.
  private static func app() throws -> [String: String] {
    let page = try #require(try CommandPage.all.get().first { $0.name == "elsewhere" })
    var files: [String: String] = [:]
    for case .files(let some) in page.beginning {
      for file in some { files[file.path] = file.text }
    }
    return files
  }
}
