import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import MvvmgenEditing
@testable import mvvmgen

/// A rename knows every word of the output that it changes: in all fixtures, for every
/// screen, coordinator and service of each.
@Suite struct NewNamesTests {
  @Test func thereAreFixtures() {
    #expect(Project.fixtures.count > 20)
  }

  @Test(arguments: Project.fixtures) func allThatChangesIsKnown(_ fixture: Fixture) throws {
    let folder = Folders.built.appending(path: "new-names/\(fixture.name)")
    try fixture.write(into: folder)
    let environment = mvvmgen.Environment(workingDirectory: folder.text)
    let project = try mvvmgen.Project.locate(Arguments.parse(["lint"]), environment)
    let input = try ProjectInput.read(project, .standard)
    let survey = MvvmgenGenerator.survey(input.sources, configuration: input.configuration)
    let before = generate(input.sources, configuration: input.configuration)
    guard !before.files.isEmpty else { return }
    let old = words(of: before.files)
    for outline in survey.outlines {
      let subject = Subject(kind: outline.kind, name: outline.name)
      let newName = "Xq\(outline.name)"
      let renaming = Renaming(subject, to: newName, input, survey, isDone: false, .standard)
      let new = words(of: renaming.generation.files)
      let names = renaming.names.names
      let values = Set(names.values.map(\.text))
      #expect(!new.isEmpty, "\(fixture.name): \(subject)")
      let unknown = new.subtracting(old).subtracting(values).filter {
        !isLocal($0, values, newName)
      }
      #expect(unknown == [], "\(fixture.name): \(subject)")
      let gone = old.subtracting(new).subtracting(names.keys).filter {
        !isLocal($0, Set(names.keys), outline.name)
      }
      #expect(gone == [], "\(fixture.name): \(subject)")
    }
  }

  /// Constants and parameters without a label are named after types.
  private func isLocal(_ word: String, _ types: Set<String>, _ base: String) -> Bool {
    let trimmed = word.drop { $0 == "_" }
    return (types.union([base])).contains { type in
      trimmed.lowercased().hasPrefix(type.lowercased()) && trimmed.first?.isLowercase == true
    }
  }

  private func words(of files: [GeneratedFile]) -> Set<String> {
    var words: Set<String> = []
    for file in files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      for word in Identifiers(in: bytes) where word.context == .code {
        words.insert(String(decoding: bytes[word.range], as: UTF8.self))
      }
    }
    return words
  }
}
