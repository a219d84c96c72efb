import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

/// Random apps whose scaffolds are written by random templates: each is Swift that the compiler parses.
///
/// `RANDOM_SEED=100 RANDOM_APPS=500 swift test --filter RandomTemplateTests` tries others.
struct RandomTemplateTests {
  private static let seeds = RandomAppTests.seeds(60)

  @Test func scaffoldsAreParsed() throws {
    let folder = Folders.built.appending(path: "random-templates")
    var (files, kinds): ([URL], Set<String>) = ([], [])
    for seed in Self.seeds {
      for (path, text) in try scaffolds(seed) {
        guard let kind = text.prefix(while: { $0 != "\n" }).split(separator: " ").dropFirst(3).first
        else { continue }
        kinds.insert(String(kind))
        files.append(
          try Fixture.write(
            [PageFile(path: path, bytes: Array(text.utf8))],
            into: folder.appending(path: "\(seed)"))[0])
      }
    }
    #expect(kinds == Set(ScaffoldKind.allCases.map(\.rawValue)))
    let parse = ["swiftc", "-frontend", "-parse", "-warnings-as-errors"]
    let tool = try Tool.run(parse + files.map(\.text), in: folder)
    try #require(tool.succeeded, "\(tool.output.prefix(8_000))")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func everyMarkOfThePageIsDrawn() throws {
    let page = try String(
      contentsOf: Folders.package.appending(path: "Documentation/Guide/Scaffolds.md"),
      encoding: .utf8)
    let listed = Set(page.matches(of: /\| `\/\/ mvvmgen: (.*?)`/).map { String($0.1) })
    let drawn = Self.seeds.flatMap { seed in Self.templates(seed).flatMap(\.marks) }
    #expect(listed.subtracting(drawn) == [])
    let members = ScaffoldTemplate.Members.allCases.map { "each \($0.rawValue)" }
    #expect(Set(members).subtracting(listed) == [])
  }

  private static func templates(_ seed: UInt64) -> [RandomTemplate] {
    ScaffoldKind.allCases.enumerated().map { index, kind in
      RandomTemplate(kind, seed: seed << 3 + UInt64(index))
    }
  }

  /// The scaffolds that the templates give, each text by its path.
  private func scaffolds(_ seed: UInt64) throws -> [(path: String, text: String)] {
    let app = RandomApp(seed: seed, .small)
    var (sources, findings) = (app.sources, Diagnostics())
    let file = sources.count - 1
    var configuration = try #require(
      Configuration.decode(sources[file], file: Int32(file), into: &findings))
    configuration.scaffolds = "Own"
    let templates = Self.templates(seed).map {
      ($0.kind.fileName(of: "Sample", configuration.names), $0.text)
    }
    for (name, text) in RandomTemplate.sample.map({ ($0.key, $0.value) }) + templates {
      sources.append(SourceFile(path: ProjectPath("Own/\(name)"), bytes: Array(text.utf8)))
    }
    let generation = generate(sources, configuration: configuration)
    for finding in generation.diagnostics.all where finding.severity == .error {
      Issue.record("\(app): \(sources[Int(finding.span.file)].path): \(finding.message)")
    }
    return generation.files.compactMap { file in
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasPrefix("// Our own ") ? (file.path.text, text) : nil
    }
  }
}
