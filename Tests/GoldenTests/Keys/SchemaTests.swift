import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// The schemas accept and reject every fixture like the tool, as far as a schema can. They are
/// validated with Python's `jsonschema`; where it isn't installed, the test says so and passes,
/// except in CI on Linux, where it is installed.
struct SchemaTests {
  /// The codes that a schema can check.
  private static let judged: Set = ["MG201", "MG202", "MG203", "MG204", "MG212"]

  private static var isRequired: Bool {
    #if os(Linux)
      ProcessInfo.processInfo.environment["CI"] != nil
    #else
      false
    #endif
  }

  @Test func schemasJudgeAsTheTool() throws {
    guard try run(["-c", "import jsonschema"], input: "") != nil else {
      withKnownIssue {
        Issue.record("python3 has no jsonschema")
      } when: {
        !Self.isRequired
      }
      return
    }
    let cases = try cases()
    let input = try JSONSerialization.data(
      withJSONObject: [
        "schemas": Dictionary(
          uniqueKeysWithValues: (SchemaPrinting.Kind.allCases.map(Optional.some) + [nil]).map {
            ($0?.rawValue ?? "spec", Schema.document(of: $0))
          }),
        "files": cases.map { ["schema": $0.schema, "text": $0.text] },
      ])
    let output = try #require(
      try run(["-c", Self.script], input: String(decoding: input, as: UTF8.self)))
    let verdicts = output.split(separator: "\n").map { $0 == "valid" }
    try #require(verdicts.count == cases.count)
    for (item, isValid) in zip(cases, verdicts) {
      if isValid {
        #expect(item.codes.isDisjoint(with: Self.judged), "\(item.name): the schema takes it")
      } else {
        #expect(!item.codes.isEmpty, "\(item.name): the schema refuses it")
      }
    }
    #expect(verdicts.contains(true) && verdicts.contains(false))
  }

  private struct Case {
    let name: String
    let schema: String
    let text: String
    /// The errors in this file.
    let codes: Set<String>
  }

  /// Every JSON file of every fixture.
  private func cases() throws -> [Case] {
    let good = try Fixture.all.map { ($0.name, try $0.sources()) }
    let bad = try DiagnosticCase.all.map { ($0.name, $0.specs) }
    return (good + bad).flatMap { name, sources -> [Case] in
      let findings = Findings(of: sources).diagnostics.filter { $0.severity == .error }
      return sources.enumerated().compactMap { index, source in
        var ignored = Diagnostics()
        guard let json = JSON.parse(source, file: 0, into: &ignored), !ignored.hasErrors else {
          return nil
        }
        let kinds = json.members.map(\.key.text).filter {
          ["screen", "coordinator", "service"].contains($0)
        }
        let isConfiguration = source.path == "mvvmgen.json"
        return Case(
          name: "\(name)/\(source.path)",
          schema: isConfiguration ? "config" : kinds.first ?? "spec",
          text: String(decoding: source.bytes, as: UTF8.self),
          codes: Set(findings.filter { $0.span.file == index }.map(\.code.rawValue)))
      }
    }
  }

  private static let script = """
    import json, sys, jsonschema
    given = json.load(sys.stdin)
    validators = {}
    for name, text in given["schemas"].items():
        schema = json.loads(text)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[name] = jsonschema.Draft202012Validator(schema)
    for file in given["files"]:
        value = json.loads(file["text"].lstrip(chr(0xFEFF)))
        print("valid" if validators[file["schema"]].is_valid(value) else "invalid")
    """

  /// Python's output; nil if it fails.
  private func run(_ arguments: [String], input: String) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
