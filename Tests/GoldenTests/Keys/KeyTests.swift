import Foundation
import MvvmgenLanguage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// What is printed from the tables of keys: the schemas, the words for the fuzzers, and the tables
/// of the page.
struct KeyTests {
  private static let root = Fixture.root.deletingLastPathComponent()

  @Test(arguments: [nil, SchemaPrinting.Kind.config]) func schemaIsAsRecorded(
    kind: SchemaPrinting.Kind?
  ) throws {
    let name = "\(kind?.rawValue ?? "spec")\(SchemaFiles.suffix)"
    try Recording.check(
      Fixture.root.appending(path: "Schemas/\(name)"), is: Schema.document(of: kind))
  }

  @Test func dictionaryIsAsRecorded() throws {
    let (keys, words) = try Self.words(of: [Schema.document(of: nil), Schema.document(of: .config)])
    let lines =
      ["# Words of specs, and of the Swift in them, for libFuzzer. Recorded by GoldenTests."]
      + keys.union(["*"]).sorted().map { #""\"\#($0)\": ""# }
      + words.filter { !$0.isEmpty && !$0.hasPrefix("MG") }.sorted().map { #""\"\#($0)\"""# }
      + [
        #""\"= ""#, #""\"= nil""#, #""{ \"""#, #""\" }""#, #""[\"""#, #""\"]""#, #"", ""#, #"": ""#,
      ]
    try Recording.check(
      Self.root.appending(path: "Fuzzing/mvvmgen.dict"), is: lines.joined(separator: "\n") + "\n")
  }

  /// The keys and the words of schemas.
  static func words(of schemas: [String]) throws -> (keys: Set<String>, words: Set<String>) {
    var (keys, words): (Set<String>, Set<String>) = ([], [])
    for text in schemas {
      collect(try JSONSerialization.jsonObject(with: Data(text.utf8)), &keys, &words)
    }
    return (keys, words)
  }

  private static func collect(_ json: Any, _ keys: inout Set<String>, _ words: inout Set<String>) {
    if let list = json as? [Any] {
      for item in list { collect(item, &keys, &words) }
    }
    guard let object = json as? [String: Any] else { return }
    if let properties = object["properties"] as? [String: Any] { keys.formUnion(properties.keys) }
    words.formUnion(object["enum"] as? [String] ?? [])
    for value in object.values { collect(value, &keys, &words) }
  }

  @Test func tablesAreAsRecorded() throws {
    try Recording.check(KeyTable.page, is: KeyTable.text)
  }

  @Test func aRowKeepsWhatIsWrittenByHand() {
    let table = KeyTable(ServiceKey.self)
    let rows = ["| `members` | Its members. Or none |", "| `former` | Gone |", "| `secret` | |"]
    #expect(
      table.rows(from: rows) == [
        "| `service` | The protocol's name, UpperCamelCase. |",
        "| `summary` | What it is for, as documentation. |",
        "| `allow` | Codes of warnings to silence in this spec. |",
        "| `members` | Its properties and functions. Or none |",
        "| `secret` | Names of its values and parameters that nothing prints. |",
      ])
  }
}
