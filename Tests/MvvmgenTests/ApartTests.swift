import Foundation
import Testing

@testable import mvvmgen

/// `generate --into` in the example of several modules. The rest is on `Fixtures/Commands/into.md`.
@Suite struct ApartTests {
  private struct Settings: Decodable {
    let targets: [String: Target]

    struct Target: Decodable {
      let folder: String
      let uses: [String]?
    }

    func seen(from name: String) -> Set<String> {
      let uses = targets[name]?.uses ?? []
      return uses.reduce(into: [name]) { $0.formUnion(seen(from: $1)) }
    }
  }

  /// Generates each target where only what it sees is, and compares with the whole app's files.
  private func checkEachTarget(of app: Sandbox) throws {
    let all = try app.contents()
    let settings = try JSONDecoder().decode(
      Settings.self, from: Data(app.read("mvvmgen.json").utf8))
    for (name, target) in settings.targets {
      let seen = settings.seen(from: name).compactMap { settings.targets[$0]?.folder }
      let alone = try Sandbox()
      for (path, text) in all
      where path == "mvvmgen.json" || seen.contains(where: { path.hasPrefix("\($0)/Specs/") }) {
        try alone.write(path, text)
      }
      let expected = all.filter {
        $0.key.hasPrefix("\(target.folder)/") && $0.key.hasSuffix(".generated.swift")
      }
      #expect(
        alone.run("generate", "--target", name, "--into", "Out/New")
          == Outcome(errors: "\(expected.count) files written\n"))
      let written = try alone.contents().filter { $0.key.hasPrefix("Out/") }
      #expect(
        written
          == Dictionary(uniqueKeysWithValues: expected.map { ("Out/New/\($0.key)", $0.value) }),
        "\(name)")
      #expect(written.count > 1)
    }
  }

  @Test func theExampleCanBeGeneratedSo() throws {
    let app = try Sandbox()
    let example = Repository.root.appendingPathComponent("Examples/Modular")
    let files = try #require(FileManager.default.subpaths(atPath: example.path))
    for file in files where file == "mvvmgen.json" || file.contains("/Specs/") {
      let text = try String(contentsOf: example.appendingPathComponent(file), encoding: .utf8)
      try app.write(
        file,
        file == "mvvmgen.json"
          ? text.replacingOccurrences(of: #""doubles""#, with: #""access": "public", "doubles""#)
          : text)
    }
    #expect(app.run("generate", "--quiet") == Outcome())
    try checkEachTarget(of: app)
  }
}
