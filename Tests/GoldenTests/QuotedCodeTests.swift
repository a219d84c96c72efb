import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import mvvmgen

/// The code on the pages that quote the fixtures and their tests is theirs. The pages are excerpts, so
/// they are edited by hand: recording doesn't change them.
struct QuotedCodeTests {
  static let pages = [
    "Background/Origins/Closures", "Background/Origins/ListsAndGrids",
    "Background/Origins/NavigationProtocols", "Background/Origins/Storyboards",
    "Background/Origins/UseCases", "Guide/Situations",
  ]

  /// Each code block is below the path of the file that it is copied from; where that has joined
  /// files, with the name of one: `Owl.swift` in `Fixtures/owls/expected/Screens.swift`. A line with `…`
  /// stands for lines that are left out.
  @Test(.disabled(if: Recording.isOn), arguments: pages)
  func codeIsTakenFromItsFile(page: String) throws {
    let text = try text(of: "Documentation/\(page).md")
    let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
    try #require(blocks.count > 2 && blocks.count % 2 == 1, "a block is not closed")
    for index in stride(from: 1, to: blocks.count, by: 2) {
      let above = blocks[index - 1].split(separator: "`", omittingEmptySubsequences: false)
      let place = try #require(
        above.lastIndex { $0.hasPrefix("Fixtures/") || $0.hasPrefix("Tests/") },
        "no file above a block")
      let path = above[place]
      let isJoined = path.contains("/expected/")
      let file = try isJoined ? part(above[..<place], of: path) : self.text(of: String(path))
      for code in Self.excerpts(in: blocks[index]) where !file.contains(code) {
        let lines = Set(file.split(separator: "\n"))
        let missing = code.split(separator: "\n").first { !lines.contains($0) }
        Issue.record(
          """
          Documentation/\(page).md shows code that isn't in \(path): edit the page by hand.
          \(missing.map { "Its first line that isn't there: \($0)" } ?? "Its lines are apart there.")
          """,
          sourceLocation: SourceLocation(
            fileID: "Documentation/\(page).md", filePath: "Documentation/\(page).md",
            line: 1 + blocks[...(index - 1)].joined().count { $0.isNewline }, column: 1))
      }
    }
  }

  /// The page has a spec, what is generated from it, and the same by hand.
  @Test func theSignInScreenIsWhatIsGenerated() throws {
    let blocks = try text(of: "Documentation/Guide/SignInScreen.md").split(separator: "```").map(
      String.init)
    try #require(blocks.count == 7)
    let spec = SourceFile(
      path: "Specs/Login.screen.json", bytes: Array(blocks[1].dropFirst("json\n".count).utf8))
    var configuration = Configuration()
    configuration.ui = .swiftui
    let view = try #require(
      generate([spec], configuration: configuration).files.first {
        $0.path.text.hasSuffix("LoginView.swift")
      })
    var bytes: [UInt8] = []
    view.render(into: &bytes)
    #expect(blocks[3] == "swift\n" + String(decoding: bytes, as: UTF8.self))

    let byHand = try text(of: "Tests/UIKitCompatibility/SwiftUIHostTests/SignInByHand.swift")
    #expect(byHand.hasSuffix(blocks[5].dropFirst("swift".count)))
  }

  /// The README has two specs, and parts of what is generated from them for views of SwiftUI.
  @Test func theReadmeIsWhatIsGenerated() throws {
    let blocks = try text(of: "README.md").components(separatedBy: "```")
    func contents(_ language: String) -> [String] {
      blocks.filter { $0.hasPrefix("\(language)\n") }.map {
        String($0.dropFirst(language.count + 1))
      }
    }
    let specs =
      contents("json") + [
        #"{ "screen": "Register", "actions": ["signInButtonTapped()"], "#
          + #""flow": ["signInButtonTapped()", "didRegister(session: Session)"] }"#
      ]
    try #require(specs.count == 3)
    let names = ["Login.screen", "Auth.coordinator", "Register.screen"]
    var configuration = Configuration()
    configuration.ui = .swiftui
    let generation = generate(
      zip(names, specs).map { name, spec in
        SourceFile(path: ProjectPath("Specs/\(name).json"), bytes: Array(spec.utf8))
      }, configuration: configuration)
    let files = generation.files.map { file in
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    // The second is written by hand, and the fourth is a test.
    let swift = contents("swift")
    try #require(swift.count == 4)
    for code in [swift[0], swift[2]] {
      #expect(
        files.contains { $0.contains(code) }, "README.md shows what isn't generated:\n\(code)")
    }
  }

  /// The page about existing apps shows parts of the example, without their indentation.
  @Test func adoptingIsTakenFromItsExample() throws {
    func unindented(_ text: some StringProtocol) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let root = Fixture.root.deletingLastPathComponent()
    let example = root.appending(path: "Examples/Adopting/Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: example.path)
    let code = try paths.filter { $0.hasSuffix(".swift") }.map {
      unindented(try String(contentsOf: example.appending(path: $0), encoding: .utf8))
    }
    let parts = try text(of: "Documentation/Guide/Adopting.md").split(separator: "```")
    let blocks = parts.filter { $0.hasPrefix("swift\n") }.map { unindented($0.dropFirst(6)) }
    #expect(blocks.count == 12)
    let others = blocks.filter { block in !code.contains { $0.contains(block) } }
    #expect(others == [])
  }

  /// Each situation shows its spec, what comes out, and its test.
  @Test func situationsAreComplete() throws {
    let sections = try text(of: "Documentation/Guide/Situations.md").split(separator: "\n## ")
      .filter { $0.first?.isNumber == true }
    #expect(sections.count == 12)
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      for start in ["specs/", "expected/Generated.swift`"] {
        #expect(section.contains("`Fixtures/situations/\(start)"), "\(title)")
      }
      #expect(section.contains("  @Test func "), "\(title)")
    }
  }

  /// The parts of a block between lines with `…`.
  private static func excerpts(in block: Substring) -> [String] {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.split { $0.trimmingCharacters(in: .whitespaces) == "…" }.map { part in
      let code = part.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
      return code.map { "\($0)\n" }.joined()
    }
  }

  /// The file of which the text before the path of the joined files says the name.
  private func part(_ before: ArraySlice<Substring>, of path: Substring) throws -> String {
    let name = try #require(
      before.last == " in " ? before.dropLast().last : nil, "which file in \(path)?")
    let files = try JoinedFiles.files(in: text(of: String(path)))
      .filter { $0.key == name || $0.key.hasSuffix("/\(name)") }
    try #require(files.count == 1, "\(path) has \(files.count) files called \(name)")
    return try #require(files.first?.value)
  }

  private func text(of path: String) throws -> String {
    let root = Fixture.root.deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
