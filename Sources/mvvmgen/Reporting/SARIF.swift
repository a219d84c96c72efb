import MvvmgenStorage
import MvvmgenSyntax

/// A run's findings as SARIF 2.1.0, which GitHub's code scanning and other services read.
struct SARIF {
  private let findings: [Finding]
  /// Mentions that aren't findings.
  private let notes: [Finding]
  /// The reasons why the run couldn't continue.
  private let failures: [String]
  /// The rules that were broken, so that the document stays small.
  private let rules: [Explanation]
  private let indices: [String: Int]

  init(findings: [Finding], notes: [Finding] = [], failures: [String] = []) {
    (self.findings, self.notes, self.failures) = (findings, notes, failures)
    let codes = Set(findings.map(\.code))
    rules = Explanation.all.filter { codes.contains($0.code.rawValue) }
    indices = Dictionary(
      rules.enumerated().map { ($1.code.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).indented
  }

  private var run: JSONText {
    let driver: [(key: String, value: JSONText)] = [
      ("name", .string("mvvmgen")), ("semanticVersion", .string(mvvmgenVersion)),
      ("rules", .array(rules.map(\.sarif))),
    ]
    let tool: (key: String, value: JSONText) = ("tool", .object([("driver", .object(driver))]))
    return .object(
      [tool] + invocations + [
        // SARIF has no unit for bytes, which columns count elsewhere.
        ("columnKind", .string("unicodeCodePoints")),
        ("results", .array(findings.map { result($0) } + notes.map { result($0, "note") })),
      ])
  }

  /// Present only if the run failed.
  private var invocations: [(key: String, value: JSONText)] {
    guard !failures.isEmpty else { return [] }
    let notifications = failures.map {
      JSONText.object([("level", .string("error")), ("message", message($0))])
    }
    let invocation: [(key: String, value: JSONText)] = [
      ("executionSuccessful", .bool(false)),
      ("toolExecutionNotifications", .array(notifications)),
    ]
    return [("invocations", .array([.object(invocation)]))]
  }

  private func result(_ finding: Finding, _ level: String? = nil) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("ruleId", .string(finding.code))]
    if let index = indices[finding.code] {
      members.append(("ruleIndex", .number(index)))
    }
    members += [
      ("level", .string(level ?? finding.severity.rawValue)),
      ("message", .object([("text", .string(finding.message))])),
      ("locations", .array([location(finding.location)])),
    ]
    if !finding.notes.isEmpty {
      let notes = finding.notes.enumerated().map { index, note in
        location(note.location, [("id", .number(index)), ("message", message(note.message))])
      }
      members.append(("relatedLocations", .array(notes)))
    }
    if let fixIt = finding.fixIt { members.append(("fixes", .array([fix(fixIt)]))) }
    return .object(members)
  }

  private func location(
    _ location: Finding.Location, _ members: [(key: String, value: JSONText)] = []
  ) -> JSONText {
    let physical = JSONText.object([
      ("artifactLocation", artifact(location)), ("region", region(location)),
    ])
    return .object(members + [("physicalLocation", physical)])
  }

  private func fix(_ fixIt: Finding.FixIt) -> JSONText {
    let replacement = JSONText.object([
      ("deletedRegion", region(fixIt.location)),
      ("insertedContent", .object([("text", .string(fixIt.replacement))])),
    ])
    let change = JSONText.object([
      ("artifactLocation", artifact(fixIt.location)), ("replacements", .array([replacement])),
    ])
    return .object([
      ("description", message(fixIt.isSuggestion ? fixIt.text : fixIt.message)),
      ("artifactChanges", .array([change])),
    ])
  }

  private func region(_ location: Finding.Location) -> JSONText {
    .object([
      ("startLine", .number(location.scalarStart.line)),
      ("startColumn", .number(location.scalarStart.column)),
      ("endLine", .number(location.scalarEnd.line)),
      ("endColumn", .number(location.scalarEnd.column)),
    ])
  }

  private func artifact(_ location: Finding.Location) -> JSONText {
    .object([("uri", .string(location.path.uriReference))])
  }

  private func message(_ text: String) -> JSONText {
    .object([("text", .string(text))])
  }
}

extension Explanation {
  fileprivate var sarif: JSONText {
    let level: (key: String, value: JSONText) = ("level", .string(severity.rawValue))
    return .object([
      ("id", .string(code.rawValue)),
      ("shortDescription", .object([("text", .string(title))])),
      ("fullDescription", .object([("text", .string(meaning))])),
      ("help", .object([("text", .string(text)), ("markdown", .string(markdown))])),
      ("defaultConfiguration", .object([level])),
    ])
  }
}

extension String {
  /// A path as a URI with percent-encoding, relative unless the path is absolute.
  var uriReference: String {
    let path = percentEncoded { !$0.isLetter && !$0.isDigit && !"/.-_~+".utf8.contains($0) }
    return utf8.starts(with: "/".utf8) ? "file://\(path)" : path
  }
}
