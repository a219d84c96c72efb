import Foundation
import Testing

/// A rename lists everything that has to change: after a script has changed it, the app compiles,
/// and renaming back gives the same files.
///
/// `RENAMES=all swift test --filter RenameProofTests` renames every screen, flow and service of
/// every fixture and of Owlery, and compiles after each; that takes a quarter of an hour.
struct RenameProofTests {
  private static let isWhole = ProcessInfo.processInfo.environment["RENAMES"] == "all"
  private static let names = isWhole ? Project.fixtures.map(\.name) + ["Owlery"] : ["owls"]

  private func app(_ name: String, in home: String) throws -> RenamedApp {
    let folder = Folders.built.appending(path: "\(home)/\(name)")
    guard name != "Owlery" else { return try RenamedApp(exampleInto: folder) }
    let fixture = try #require(Fixture.all.first { $0.name == name })
    return try RenamedApp(fixture, into: folder)
  }

  /// A new name that begins with the old one, or with the name of something else.
  private func newName(of subject: RenamedApp.Subject, _ number: Int) -> String {
    number.isMultiple(of: 2)
      ? "\(subject.name)Anew\(number)" : "\(subject.owner == nil ? "Brand" : "brand")\(number)"
  }

  @Test(arguments: names) func compilesAfterwards(name: String) throws {
    try prove(name, app(name, in: "renamed")) { try $0.subjects }
  }

  /// All that has the name of a member is listed. Here, nothing else has one of these, so that the
  /// script may change it all.
  @Test func compilesAfterMembersOfServices() throws {
    try prove("owls", app("owls", in: "renamed-members")) { try $0.members }
  }

  private func prove(
    _ name: String, _ app: RenamedApp, _ all: (RenamedApp) throws -> [RenamedApp.Subject]
  ) throws {
    try #require(app.run(["generate", "--quiet"]).code == 0)
    let before = try app.contents
    let subjects = try all(app)
    guard !subjects.isEmpty else { return }
    var refused = 0
    for (number, subject) in subjects.enumerated() {
      let newName = newName(of: subject, number)
      if let reason = try app.rename(subject, to: newName) {
        refused += 1
        print("\(name): \(subject) isn't renamed: \(reason)")
        #expect(try app.contents == before)
        continue
      }
      if Self.isWhole || number == subjects.count / 2 {
        let tool = try app.compile()
        #expect(tool.succeeded, "\(name): \(subject) -> \(newName):\n\(tool.output.prefix(3_000))")
      }
      let renamed = RenamedApp.Subject(kind: subject.kind, owner: subject.owner, name: newName)
      let reason = try app.rename(renamed, to: subject.name)
      #expect(reason == nil)
      let after = try app.contents
      let different = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      try #require(different == [], "\(name): \(subject) and back")
    }
    #expect(refused < subjects.count, "\(name): nothing is renamed")
    // All at once, so that what is compiled has no old name left.
    for (number, subject) in subjects.enumerated() {
      _ = try app.rename(subject, to: newName(of: subject, number))
    }
    let tool = try app.compile()
    #expect(tool.succeeded, "\(name):\n\(tool.output.prefix(3_000))")
    print("\(name): \(subjects.count) renamed and back, \(refused) refused")
  }
}
