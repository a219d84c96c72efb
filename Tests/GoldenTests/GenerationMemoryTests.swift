import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

/// What `generate --watch` keeps of the run before.
struct GenerationMemoryTests {
  /// One run after the other, as under `--watch`. The configuration changes, and a spec: the first one, one in
  /// the middle or the last, in turn from fixture to fixture. With `VARIANTS=all`, each of them does.
  @Test(arguments: zip(Fixture.all, Fixture.all.indices))
  func theOutputIsThatOfANewRun(fixture: Fixture, number: Int) throws {
    let memory = GenerationMemory()
    let texts = try ([fixture.configuration] + fixture.sources()).map {
      (path: $0.path.text, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let unchanged = output(of: texts)
    let specs = [1, texts.count / 2, texts.count - 1]
    let isEach = ProcessInfo.processInfo.environment["VARIANTS"] == "all"
    for index in Set([0] + (isEach ? specs : [specs[number % specs.count]])).sorted() {
      // A change of no meaning, a mistake, a file less or other texts, and all as it was.
      for edit in 0...3 {
        var changed = texts
        switch edit {
        case 0: changed[index].text += "\n"
        case 1: changed[index].text.removeLast(2)
        case 2 where index > 0: changed.remove(at: index)
        case 2 where !texts[0].text.contains("\"texts\""):
          changed[0].text = "{ \"texts\": \"plain\"," + texts[0].text.dropFirst()
        default: break
        }
        let (found, expected) = (
          output(of: changed, reusing: memory), edit == 3 ? unchanged : output(of: changed)
        )
        #expect(found == expected, "edit \(edit) of \(texts[index].path)")
      }
    }
  }

  private func output(
    of files: [(path: String, text: String)], reusing memory: GenerationMemory? = nil
  ) -> [String] {
    let sources = files.map { SourceFile(path: ProjectPath($0.path), bytes: Array($0.text.utf8)) }
    var diagnostics = Diagnostics()
    guard let configuration = Configuration.decode(sources[0], file: 0, into: &diagnostics) else {
      return ["the configuration"]
    }
    let generation = generate(sources, configuration: configuration, reusing: memory)
    return generation.diagnostics.settled(configuration).findings(in: sources).text
      .split(separator: "\n").map(String.init)
      + generation.files.map { file in
        var bytes: [UInt8] = []
        file.render(into: &bytes)
        return "\(file.path.text)\n\(String(decoding: bytes, as: UTF8.self))"
      }
  }

  /// A file, or a flow's answers, made from the specs of others: each is made again when they change.
  private struct Dependence: CustomTestStringConvertible {
    let testDescription: String
    var configuration = "{}"
    /// By the name of the spec, with its kind.
    let specs: [String: String]
    let change: (spec: String, text: String)
    /// The name of a file of another spec that is another one then; nil where only findings are.
    let file: String?
  }

  private static let dependences = [
    Dependence(
      testDescription: "the inputs of a flow that a place makes",
      configuration: #"{ "restore": true }"#,
      specs: [
        "Main.coordinator":
          #"{ "coordinator": "Main", "root": "window", "start": { "flow": "Child" } }"#,
        "Child.coordinator": #"{ "coordinator": "Child", "start": { "screen": "Home" } }"#,
        "Home.screen": #"{ "screen": "Home" }"#,
      ],
      change: (
        "Child.coordinator",
        #"{ "coordinator": "Child", "inputs": ["isNew: Bool = true"], "start": { "screen": "Home" } }"#
      ),
      file: "MainCoordinator.generated.swift"),
    Dependence(
      testDescription: "whether an embedded screen is restored",
      configuration: #"{ "restore": true }"#,
      specs: [
        "Main.coordinator":
          #"{ "coordinator": "Main", "root": "window", "start": { "screen": "Home" } }"#,
        "Home.screen": #"{ "screen": "Home", "embeds": ["Inner"] }"#,
        "Inner.screen": #"{ "screen": "Inner" }"#,
      ],
      change: ("Inner.screen", #"{ "screen": "Inner", "restore": false }"#),
      file: "HomeScreen.generated.swift"),
    Dependence(
      testDescription: "whether the flow above answers a cancellation",
      specs: [
        "Main.coordinator":
          #"{ "coordinator": "Main", "root": "window", "start": { "screen": "Home" }, "screens": { "Home": { "asked": [{ "start": "Child", "as": "present" }] } } }"#,
        "Child.coordinator": #"{ "coordinator": "Child", "start": { "screen": "Inner" } }"#,
        "Home.screen": #"{ "screen": "Home", "flow": ["asked()"] }"#,
        "Inner.screen": #"{ "screen": "Inner" }"#,
      ],
      change: (
        "Main.coordinator",
        #"{ "coordinator": "Main", "root": "window", "start": { "screen": "Home" }, "screens": { "Home": { "asked": [{ "start": "Child", "as": "present" }] } }, "flows": { "Child": { "cancelled": ["stay"] } } }"#
      ),
      file: "ChildCoordinator.generated.swift"),
    Dependence(
      testDescription: "the services of a flow below",
      specs: [
        "Main.coordinator":
          #"{ "coordinator": "Main", "root": "window", "start": { "flow": "Child" } }"#,
        "Child.coordinator": #"{ "coordinator": "Child", "start": { "screen": "Home" } }"#,
        "Home.screen": #"{ "screen": "Home" }"#,
      ],
      change: ("Home.screen", #"{ "screen": "Home", "services": ["LogService"] }"#),
      file: "MainCoordinator.generated.swift"),
    Dependence(
      testDescription: "whether the app has a type of Foundation's name",
      specs: [
        "Calendar.service": #"{ "service": "Calendar" }"#,
        "Home.screen": #"{ "screen": "Home", "state": ["calendar: Calendar?"] }"#,
      ],
      change: ("Calendar.service", #"{ "service": "Web" }"#),
      file: "HomeScreen.generated.swift"),
    Dependence(
      testDescription: "which services have a spec",
      configuration: #"{ "doubles": { "folder": "Tests/Doubles", "module": "App" } }"#,
      specs: [
        "Browser.service": #"{ "service": "Browser" }"#,
        "Home.screen": #"{ "screen": "Home", "state": ["browser: (any Browser)?"] }"#,
      ],
      change: ("Browser.service", #"{ "service": "Web" }"#), file: nil),
  ]

  @Test(arguments: dependences)
  private func whatDependsOnAnotherSpecIsMadeAgain(_ one: Dependence) {
    let memory = GenerationMemory()
    func files(_ specs: [String: String]) -> [(path: String, text: String)] {
      [("mvvmgen.json", one.configuration)]
        + specs.sorted { $0.key < $1.key }.map { ("Specs/\($0.key).json", $0.value) }
    }
    let changed = one.specs.merging([one.change.spec: one.change.text]) { $1 }
    let before = output(of: files(one.specs), reusing: memory)
    let after = output(of: files(changed), reusing: memory)
    #expect(after == output(of: files(changed)))
    let changedFiles = Set(after).subtracting(before).map { text in
      text.prefix { $0 != "\n" }.split(separator: "/").last.map(String.init)
    }
    #expect(one.file.map(changedFiles.contains) ?? (before != after), "\(changedFiles)")
  }

  @Test func onlyWhatChangedIsDecoded() {
    let memory = SpecMemory()
    let specs = ["About", "Help", "Login"].map { "{ \"screen\": \"\($0)\" }" }
    func screens(_ texts: [String]) -> [ObjectIdentifier] {
      var diagnostics = Diagnostics()
      let sources = texts.enumerated().map { index, text in
        SourceFile(path: "\(index).screen.json", bytes: Array(text.utf8))
      }
      return Specs.decode(sources, Configuration(), reusing: memory, into: &diagnostics)
        .screens.map { ObjectIdentifier($0) }
    }
    let first = screens(specs)
    #expect(screens(specs) == first)
    let second = screens([specs[0], "{ \"screen\": \"Hint\" }", specs[2]])
    #expect(zip(first, second).map(==) == [true, false, true])
  }
}
