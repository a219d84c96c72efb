import Foundation
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// The findings for every spec with a mistake are SARIF 2.1.0 that GitHub's code scanning accepts,
/// according to its documentation.
struct SARIFTests {
  @Test func everyFindingIsWhatGitHubNeeds() throws {
    var count = 0
    let cases = try DiagnosticCase.all
    for example in cases {
      let sources = example.sources
      let run = try SARIFRun(example.found.findings)
      #expect(run.isOfMvvmgen, "\(example.name)")
      for result in run.results {
        let wrong = run.faults(of: result, in: sources)
        #expect(wrong == [], "\(example.name)")
        count += 1
      }
    }
    #expect(count >= cases.filter { !$0.findings.isEmpty }.count)
  }
}

/// The single run of a document, parsed as JSON.
private struct SARIFRun {
  typealias Object = [String: Any]

  let isOfMvvmgen: Bool
  let results: [Object]
  private let rules: [Object]

  init(_ findings: [Finding]) throws {
    let text = Data(SARIF(findings: findings).text.utf8)
    let log = try #require(JSONSerialization.jsonObject(with: text) as? Object)
    let run = try #require((log["runs"] as? [Object])?.first)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    rules = try #require(driver["rules"] as? [Object])
    results = try #require(run["results"] as? [Object])
    let codes = rules.compactMap { $0["id"] as? String }
    isOfMvvmgen =
      log["version"] as? String == "2.1.0" && (log["runs"] as? [Any])?.count == 1
      && log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json"
      && driver["name"] as? String == "mvvmgen" && results.count == findings.count
      && run["columnKind"] as? String == "unicodeCodePoints"
      && results.map { $0["ruleId"] as? String } == findings.map(\.code)
      && results.map { $0["level"] as? String } == findings.map(\.severity.rawValue)
      && codes.count == rules.count && codes == Set(findings.map(\.code)).sorted()
      && rules.allSatisfy(Self.isRule)
  }

  private static func isRule(_ rule: Object) -> Bool {
    let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
    return ["shortDescription", "fullDescription"].allSatisfy { key in
      let text = (rule[key] as? Object)?["text"] as? String ?? ""
      return !text.isEmpty && text.count <= 1024
    } && (rule["help"] as? Object)?["text"] is String && ["error", "warning"].contains(level)
  }

  /// The parts of a result that GitHub wouldn't accept.
  func faults(of result: Object, in sources: [SourceFile]) -> [String] {
    var faults: [String] = []
    let index = result["ruleIndex"] as? Int ?? -1
    let isOfRule = rules.indices.contains(index) && isEqual(rules[index]["id"], result["ruleId"])
    if !isOfRule { faults.append("rule") }
    if !["error", "warning"].contains(result["level"] as? String) { faults.append("level") }
    if !isMessage(result["message"]) { faults.append("message") }
    let locations = result["locations"] as? [Object] ?? []
    if locations.count != 1 { faults.append("locations") }
    for location in locations where !isPlace(location, in: sources) { faults.append("location") }
    for note in result["relatedLocations"] as? [Object] ?? [] {
      if !isPlace(note, in: sources) || !isMessage(note["message"]) { faults.append("note") }
    }
    for fix in result["fixes"] as? [Object] ?? [] where !isFix(fix, in: sources) {
      faults.append("fix")
    }
    return faults
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    one is String && one as? String == other as? String
  }

  private func isMessage(_ message: Any?) -> Bool {
    !((message as? Object)?["text"] as? String ?? "").isEmpty
  }

  private func isPlace(_ location: Object, in sources: [SourceFile]) -> Bool {
    guard let physical = location["physicalLocation"] as? Object else { return false }
    return isRegion(physical["region"], of: physical["artifactLocation"], in: sources)
  }

  private func isFix(_ fix: Object, in sources: [SourceFile]) -> Bool {
    guard isMessage(fix["description"]), let changes = fix["artifactChanges"] as? [Object],
      changes.count == 1, let replacements = changes[0]["replacements"] as? [Object],
      replacements.count == 1, let content = replacements[0]["insertedContent"] as? Object
    else { return false }
    return content["text"] is String
      && isRegion(replacements[0]["deletedRegion"], of: changes[0]["artifactLocation"], in: sources)
  }

  /// Whether a region is in a file of the project, counted in scalars, and ends no earlier than it
  /// starts; an empty region, as at the end of a file, ends where it starts.
  private func isRegion(_ region: Any?, of artifact: Any?, in sources: [SourceFile]) -> Bool {
    guard let region = region as? [String: Int], let uri = (artifact as? Object)?["uri"] as? String,
      let startLine = region["startLine"], let startColumn = region["startColumn"],
      let endLine = region["endLine"], let endColumn = region["endColumn"],
      let url = URL(string: uri), url.scheme == nil, !uri.hasPrefix("/"), !uri.contains(".."),
      let source = sources.first(where: { $0.path.text == uri.removingPercentEncoding })
    else { return false }
    let text = String(decoding: source.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r"
    }
    guard 1 <= startLine, startLine <= endLine, endLine <= lines.count, 1 <= startColumn,
      1 <= endColumn
    else { return false }
    return (startLine, startColumn) <= (endLine, endColumn)
      && startColumn <= lines[startLine - 1].count + 1
      && endColumn <= lines[endLine - 1].count + 1
  }
}
