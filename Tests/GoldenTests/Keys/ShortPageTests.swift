import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// The spec language on one page.
struct ShortPageTests {
  private static let page = ShortPage.text

  @Test func itIsShort() {
    let lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    #expect(lines.count <= 60)
    #expect(Self.page.unicodeScalars.count <= 5000)
    #expect(lines.filter { $0.count > 100 } == [])
  }

  /// A key or a word that a table gets is on the page by itself.
  @Test func itHasEveryWordOfSpecs() throws {
    let (keys, words) = try KeyTests.words(of: [Schema.document(of: nil)])
    let there = Set(Self.page.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let missing = keys.union(words).subtracting(there).subtracting(["$schema", ""])
    #expect(missing.filter { !$0.hasPrefix("MG") } == [])
  }

  @Test func itsExamplesGenerate() throws {
    let files = try files(of: Self.specs + [Self.configuration])
    #expect(
      files.keys.sorted() == [
        "Generated/AppLinks.generated.swift", "Generated/AppServices.generated.swift",
        "Generated/Coordinators/AppCoordinator.generated.swift",
        "Generated/Coordinators/GardenCoordinator.generated.swift",
        "Generated/Screens/EditScreen.generated.swift",
        "Generated/Screens/PlantsScreen.generated.swift",
        "Generated/Services/PlantService.generated.swift",
        "Screens/Edit/EditScreen.swift", "Screens/Edit/EditViewController.swift",
        "Screens/Plants/PlantsScreen.swift", "Screens/Plants/PlantsViewController.swift",
        "Tests/AppTests/AppCoordinatorTests.swift", "Tests/AppTests/AppLinkTests.swift",
        "Tests/AppTests/Doubles/EditScreenDoubles.generated.swift",
        "Tests/AppTests/Doubles/GardenCoordinatorDoubles.generated.swift",
        "Tests/AppTests/Doubles/PlantServiceDoubles.generated.swift",
        "Tests/AppTests/Doubles/PlantsScreenDoubles.generated.swift",
        "Tests/AppTests/EditTests.swift", "Tests/AppTests/GardenCoordinatorTests.swift",
        "Tests/AppTests/PlantsTests.swift",
      ])
    // What the page quotes of files that are the developer's is written first by the tool.
    let action = #"await perform(showing: \.isSaving, errorText: \.errorText) {"#
    let test = #"#expect(stage.description == "PlantsScreen | sheet EditScreen")"#
    for (path, line) in [
      ("Screens/Edit/EditScreen.swift", action),
      ("Tests/AppTests/GardenCoordinatorTests.swift", test),
    ] {
      let lines = try #require(files[path]).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(Self.flat.contains(line) && lines.contains(line))
    }
  }

  /// Each in a flow in which it is possible.
  @Test func itsAnswersGenerate() throws {
    let answers = Self.codes(of: "- **Answers**")
    try #require(answers.count == 8)
    let tabs = Self.codes(of: "- **Flows:**").filter { $0.hasPrefix("\"tabs\"") }
    try #require(tabs.count == 1)
    func events(_ isForTabs: Bool) -> String {
      answers.enumerated().filter { $0.element.contains("select") == isForTabs }.map {
        "\"event\($0.offset)()\": \($0.element.replacingOccurrences(of: "ANSWER", with: "\"stay\""))"
      }.joined(separator: ", ")
    }
    let more = [
      """
      {
        "coordinator": "More", "start": "Plants", "state": ["last: Plant?"], "flow": ["didSignOut()"],
        "screens": {
          "Plants": { "didSelect": { "push": "Edit" }, "addTapped": "stay" },
          "Edit": { "closeTapped": "back", "didSave": "back" }
        },
        "flows": { "Garden": { "didSignOut": "stay" } }, "events": { \(events(false)) }
      }
      """,
      """
      {
        "coordinator": "Main", \(tabs[0]), "flows": { "Garden": { "didSignOut": "restart" } },
        "events": { \(events(true)) }
      }
      """,
    ]
    let specs = Self.specs.filter { !$0.contains("\"root\"") } + more
    #expect(
      try files(of: specs + [Self.configuration])[
        "Generated/Coordinators/MoreCoordinator.generated.swift"] != nil)
  }

  /// The paths and texts of what specs generate, without findings.
  private func files(of texts: [String]) throws -> [String: String] {
    let sources = texts.map { text in
      let words = text.split(separator: "\"")
      let path =
        words[0] == "{ " || words[0].hasPrefix("{\n")
        ? "Specs/\(words[3]).\(words[1]).json" : "mvvmgen.json"
      return SourceFile(path: ProjectPath(path), bytes: Array(text.utf8))
    }
    let output = Fixture.output(of: sources) { _ in }
    #expect(output.findings == "")
    return output.files
  }

  /// The page without line breaks in its paragraphs.
  private static let flat = page.replacingOccurrences(of: "\n  ", with: " ")

  /// The specs in its block of code, without comments.
  private static var specs: [String] {
    let code = page.components(separatedBy: "```")[1].dropFirst("jsonc".count)
    let lines = code.split(separator: "\n").map { $0.components(separatedBy: "  // ")[0] }
    return lines.joined(separator: "\n").replacingOccurrences(of: "\n{ ", with: "\n\n{ ")
      .components(separatedBy: "\n\n")
  }

  /// With the doubles that `init --package` asks for.
  private static var configuration: String {
    let doubles =
      #""doubles": { "folder": "Tests/AppTests/Doubles", "module": "App", "tests": "Tests/AppTests" }"#
    let links = codes(of: "- **`mvvmgen.json`,**").last ?? ""
    return "\(links.dropLast(2)), \(doubles) }"
  }

  /// The JSON in a paragraph.
  private static func codes(of start: String) -> [String] {
    let paragraph = flat.split(separator: "\n").first { $0.hasPrefix(start) } ?? ""
    return paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) && $0.element.contains("\"") }
      .map { String($0.element) }
  }
}
