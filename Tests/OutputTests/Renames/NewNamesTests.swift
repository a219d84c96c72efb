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
    let (input, survey) = try read(fixture)
    let before = generate(input.sources, configuration: input.configuration)
    guard !before.files.isEmpty else { return }
    let old = words(of: before.files)
    for outline in survey.outlines {
      let subject = Subject(kind: outline.kind, name: outline.name)
      let newName = "Xq\(outline.name)"
      let renaming = Renaming(subject, to: newName, input, survey, isDone: false)
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

  /// A member has another name wherever specs name it: unless it is passed by its name, or answered
  /// under `"*"` with others, nothing is wrong then.
  @Test(arguments: withMembers) func usesOfMembersAreKnown(_ fixture: Fixture) throws {
    let (input, survey) = try read(fixture)
    let meanings = meanings(input.sources, configuration: input.configuration)
    guard let app = generate(input.sources, configuration: input.configuration).app else { return }
    for owner in survey.outlines {
      let declared = survey.declared.filter { $0.kind == owner.kind && $0.name == owner.name }
      for kind in MemberKind.renamed where kind != .role && kind.isOf(owner.kind) {
        for name in kind.names(in: owner) {
          let member = MemberSubject(kind: kind, owner: owner, name: name, in: app)
          let uses = MemberUses(member, declared: declared, in: meanings)
          guard uses.shared.isEmpty else { continue }
          var draft = SpecDraft(input)
          draft.replace(uses.spans, with: "xq\(name)")
          draft.renameSecret(name, to: "xq\(name)", of: member)
          let after = generate(draft.after.sources, configuration: draft.after.configuration)
          let others = after.diagnostics.all.filter { $0.severity == .error && $0.code != .unbound }
          #expect(others.map(\.message) == [], "\(fixture.name): \(owner.name).\(name)")
        }
      }
    }
  }

  private static let withMembers = Project.fixtures.filter {
    ProcessInfo.processInfo.environment["RENAMES"] == "all"
      || ["containers", "every-answer", "links"].contains($0.name)
  }

  private func read(_ fixture: Fixture) throws -> (input: ProjectInput, survey: SpecSurvey) {
    let folder = Folders.built.appending(path: "new-names/\(fixture.name)")
    try fixture.write(into: folder)
    let environment = mvvmgen.Environment(workingDirectory: folder.text)
    let project = try mvvmgen.Project.locate(Arguments.parse(["lint"]), environment)
    let input = try ProjectInput.read(project)
    return (input, survey(input.sources, configuration: input.configuration))
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
