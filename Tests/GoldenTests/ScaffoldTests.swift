import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import mvvmgen

/// A team's own scaffolds: templates in, files out. Mistakes in templates are on the pages of their
/// diagnostics.
@Suite struct ScaffoldTests {
  private static let sample = """
    {
      "screen": "Sample",
      "state": ["someState: String", "someFlag: Bool"],
      "fields": ["someField: String"],
      "actions": ["someAction()", "someWork() async"],
      "inputs": ["someInput: Int"],
      "flow": ["someEvent()"]
    }
    """

  /// The file of a screen, from a template of a view unless another is named.
  private func written(
    _ screen: String, by template: String, as name: String = "SampleView",
    of file: String = "URLOpenerView"
  ) throws -> String {
    let generation = Self.generation(screen, [name: template])
    #expect(generation.diagnostics.all.map(\.message) == [])
    return try #require(Self.texts(of: generation)["\(file).swift"])
  }

  private static func generation(
    _ screen: String, _ templates: [String: String], sample: String = sample
  ) -> Generation {
    var configuration = Configuration()
    (configuration.scaffolds, configuration.ui) = ("Scaffolds", .swiftui)
    let texts =
      [("Scaffolds/Sample.screen.json", sample), ("Specs/URLOpener.screen.json", screen)]
      + templates.sorted { $0.key < $1.key }.map { ("Scaffolds/\($0.key).swift", $0.value) }
    return generate(
      texts.map { SourceFile(path: ProjectPath($0.0), bytes: Array($0.1.utf8)) },
      configuration: configuration)
  }

  private static func texts(of generation: Generation) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: generation.files.map { file in
        var bytes: [UInt8] = []
        file.render(into: &bytes)
        let name = file.path.text.split(separator: "/").last.map(String.init) ?? ""
        return (name, String(decoding: bytes, as: UTF8.self))
      })
  }

  @Test func theNameIsWrittenInEachForm() throws {
    let text = try written(
      #"{ "screen": "URLOpener" }"#,
      by: """
        /// The sample screen, `SampleView`; samples and Sampler stay.
        struct SampleView { let sample: HasSample, sampleText = "Sample, sample: sample.text" }
        func testSample() { make(.sample, SampleSample.self) } // Sample
        """)
    #expect(
      text == """
        /// The URL opener screen, `URLOpenerView`; samples and Sampler stay.
        struct URLOpenerView { let urlOpener: HasURLOpener, urlOpenerText = "URL opener, URL opener: urlOpener.text" }
        func testURLOpener() { make(.sample, URLOpenerSample.self) } // URL opener

        """)
  }

  @Test func membersAreWrittenInEachForm() throws {
    let text = try written(
      #"{ "screen": "URLOpener", "state": ["`default`: String", "pageTitle: String"] }"#,
      by: """
        // mvvmgen: each state
        show(someState: [someState: someState])
        let someState = viewModel.someState + onSomeState("Some state of some state", "sample.someState")
        // mvvmgen: end
        """)
    #expect(
      text == """
        show(default: [`default`: `default`])
        let `default` = viewModel.default + onDefault("Default of default", "urlOpener.default")
        show(pageTitle: [pageTitle: pageTitle])
        let pageTitle = viewModel.pageTitle + onPageTitle("Page title of page title", "urlOpener.pageTitle")

        """)
  }

  @Test func marksSelectByTypeAndEffect() throws {
    let text = try written(
      #"""
      {
        "screen": "URLOpener",
        "state": ["a: String", "b: Bool", "c: [String: Int]", "d: Double = 0"],
        "derived": ["e: Bool"],
        "fields": ["f: String"],
        "inputs": ["g: Int"],
        "actions": ["h()", "sendButtonTapped() async"],
        "flow": ["j()"]
      }
      """#,
      by: """
        // mvvmgen: each state Bool
        flag(someFlag)
        // mvvmgen: each state [String: Int]
        table(someState)
        // mvvmgen: each other state
        state(someState)
        // mvvmgen: each field
        field(someField)
        // mvvmgen: each input
        input(someInput)
        // mvvmgen: each action async
        work(someWork, "some work")
        // mvvmgen: each other action
        action(someAction)
        // mvvmgen: each event
        event(someEvent)
        // mvvmgen: end
        """)
    #expect(
      text == """
        flag(b)
        flag(e)
        table(c)
        state(a)
        state(d)
        field(f)
        input(g)
        work(sendButtonTapped, "send")
        action(h)
        event(j)

        """)
  }

  @Test func nothingIsLeftOfMarksWithoutMembers() throws {
    let template = """
      import SwiftUI

      extension SampleDefaultViewModel: SampleViewModel {
        // mvvmgen: each action
        func someAction() {
          start()
        }

        // mvvmgen: end
      }
      """
    let name = "SampleDefaultViewModel+Actions"
    let (none, two) = (
      #"{ "screen": "URLOpener" }"#,
      #"{ "screen": "URLOpener", "actions": ["a(_ url: URL, b: Int)", "c() async"] }"#
    )
    let file = "URLOpenerDefaultViewModel+Actions"
    #expect(
      try written(none, by: template, as: name, of: file) == """
        import SwiftUI

        extension URLOpenerDefaultViewModel: URLOpenerViewModel {}

        """)
    #expect(
      try written(two, by: template, as: name, of: file) == """
        import SwiftUI

        extension URLOpenerDefaultViewModel: URLOpenerViewModel {
          func a(_ url: URL, b: Int) {
            start()
          }

          func c() async {
            start()
          }
        }

        """)
  }

  @Test func callsPassWhatTheViewModelHas() throws {
    let text = try written(
      #"{ "screen": "URLOpener", "fields": ["text: String"], "actions": ["a(in text: String)", "b(id: Int)"] }"#,
      by: """
        do {
          // mvvmgen: each action
          viewModel.someAction()
          // mvvmgen: end
        }
        """)
    #expect(
      text == """
        do {
          viewModel.a(in: viewModel.text)
          // Yours to call: `viewModel.b`.
        }

        """)
  }

  @Test func whatTemplatesCannotDrawIsScaffoldedAsBefore() throws {
    for screen in [
      #"{ "screen": "URLOpener", "list": "Owl" }"#,
      #"{ "screen": "URLOpener", "variants": ["wide", "narrow"] }"#,
    ] {
      let own = Self.generation(screen, ["SampleView": "struct SampleView {}\n"])
      let ours = Self.generation(screen, [:])
      let views = Self.texts(of: ours).filter { $0.key.hasSuffix("View.swift") }
      #expect(!views.isEmpty)
      for (name, text) in views { #expect(Self.texts(of: own)[name] == text) }
    }
  }

  /// What `--copy` writes is a template whose scaffold of the sample is ours.
  @Test func aCopyGivesWhatWeScaffold() throws {
    let screen = Self.sample.replacing("Sample", with: "URLOpener")
    let without = Self.generation(screen, [:])
    let view = try #require(without.samples[.view]?.template)
    let actions = try #require(without.samples[.actions]?.template)
    #expect(view.contains("// mvvmgen: each state Bool\n"))
    let own = Self.generation(
      screen, ["SampleView": view, "SampleDefaultViewModel+Actions": actions])
    #expect(own.diagnostics.all.map(\.message) == without.diagnostics.all.map(\.message))
    for name in ["URLOpenerView.swift", "URLOpenerDefaultViewModel+Actions.swift"] {
      #expect(Self.texts(of: own)[name] == Self.texts(of: without)[name])
    }
  }

  /// Lines end as those of the developer's other files.
  @Test func aTemplateOfWindowsIsRead() throws {
    let text = try written(
      #"{ "screen": "URLOpener", "state": ["a: Int = 1"] }"#,
      by: "// mvvmgen: each state\r\nshow(someState)\r\n// mvvmgen: end\r\nend()\r\n")
    #expect(text == "show(a)\nend()\n")
  }

  @Test func nothingIsGeneratedWhileATemplateHasAMistake() {
    let generation = Self.generation(
      #"{ "screen": "URLOpener" }"#, ["SampleView": "// mvvmgen: each thing\n// mvvmgen: end\n"])
    #expect(generation.diagnostics.all.map(\.code) == [.unknownMark])
    #expect(generation.files.isEmpty)
  }

  @Test func theSamplesTypesAreBesideItsTemplates() {
    let paths = Self.generation(#"{ "screen": "URLOpener" }"#, [:]).files.map(\.path.text)
    #expect(
      paths == [
        "Generated/Screens/URLOpenerScreen.generated.swift",
        "Scaffolds/Generated/Screens/SampleScreen.generated.swift",
        "Screens/URLOpener/URLOpenerDefaultViewModel+Actions.swift",
        "Screens/URLOpener/URLOpenerView.swift",
      ])
  }
}
