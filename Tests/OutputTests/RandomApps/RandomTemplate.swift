import Foundation
import MvvmgenLanguage

/// A template of a team's own scaffold, of random lines and marks that are right. The same seed always
/// makes the same.
struct RandomTemplate {
  let kind: ScaffoldKind
  private var random: SeededGenerator
  private(set) var text = ""
  private(set) var marks: Set<String> = []

  init(_ kind: ScaffoldKind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    write("// Our own \(kind.rawValue) of the sample, \"Sample\".", "")
    write(
      random.element(of: ["extension SampleThing {", "struct SampleThing<Model: HasSample> {"]))
    if kind.isDeclaring {
      blocks(
        "  ", of: kind.isOfFlow ? [.decision] : [.state, .field, .derived, .action], declaration)
    }
    write("  func testSample() {")
    blocks("    ", of: lists, statement)
    write("    show(", "      \"Sample\",")
    blocks("      ", of: lists) { _, variable, _ in ["\(variable): .sample,"] }
    write("    )", "  }")
    write(random.element(of: ["}", "\n} // sample"]))
  }

  private mutating func write(_ lines: String...) {
    text += lines.map { $0 + "\n" }.joined()
  }

  /// Those that the sample of this kind has.
  private var lists: [ScaffoldTemplate.Members] {
    kind.isOfFlow
      ? [.state, .event, .input, .decision] : [.state, .field, .derived, .action, .event, .input]
  }

  // MARK: - Marks

  private mutating func blocks(
    _ indentation: String, of lists: [ScaffoldTemplate.Members],
    _ lines: (inout SeededGenerator, _ variable: String, _ isCall: Bool) -> [String]
  ) {
    var isOpen = false
    for _ in random.count(0...4) {
      let list = random.element(of: lists)
      mark("each \(selection(list))", indentation)
      let isCall = list == .action || list == .decision || list == .event
      for line in lines(&random, Self.name(list), isCall) { write("\(indentation)\(line)") }
      if random.isTrue(1, in: 3) { write("") }
      isOpen = random.isTrue(1, in: 2)
      guard !isOpen else { continue }
      mark("end", indentation)
      guard indentation.count == 4 else { continue }
      write(indentation + random.element(of: Self.once))
    }
    if isOpen { mark("end", indentation) }
  }

  private mutating func mark(_ mark: String, _ indentation: String) {
    marks.insert(mark)
    write("\(indentation)// mvvmgen: \(mark)")
  }

  private mutating func selection(_ list: ScaffoldTemplate.Members) -> String {
    let filters =
      switch list {
      case .state, .field, .derived, .input:
        ["Bool", "String", RandomType.random(using: &random).canonical]
      case .action, .decision: ["async"]
      case .event: [] as [String]
      }
    let filtered = filters.map { "\(list.rawValue) \($0)" }
    return random.element(of: ["\(list.rawValue)", "other \(list.rawValue)"] + filtered)
  }

  // MARK: - Lines

  private static func name(_ list: ScaffoldTemplate.Members) -> String {
    list == .decision ? "sampleSomeEvent" : "some\(list.rawValue.capitalized)"
  }

  /// Between no marks.
  private static let once = [
    "let sample = SampleScreen(sample: self.sample) // the sample screen, \"Sample\"",
    "log(\"Sample: \\(sample.id), sample\", .sample, sampleID, HasSample.self)",
    "if sample == testSample { return sample }",
  ]

  /// Each form of a member's name, in code, texts and comments.
  private func statement(
    _ random: inout SeededGenerator, _ variable: String, _ isCall: Bool
  ) -> [String] {
    let type = variable.prefix(1).uppercased() + variable.dropFirst()
    let (title, words) = (Self.words(type), Self.words(type).lowercased())
    let lines = [
      ["let \(variable) = viewModel.\(variable)"],
      ["show(\"\(title) of \(words)\", sample.\(variable)) // \(words) of the sample"],
      [
        "Has\(type).\(variable)(\\.\(variable), \(variable)Text, on\(type), \"sample.\(variable)\")"
      ],
      ["if \(variable) {", "  use(\(variable): \"\\(\(variable)) \\(sample.\(variable))\")", "}"],
      ["switch sample {", "case .\(variable): break", "case .has\(type), \(variable): break", "}"],
      ["[\(variable): \(variable)].forEach { (\(variable): \(type), in: Int) in \(variable) }"],
    ]
    let calls = [
      ["viewModel.\(variable)()"],
      ["Button(\"\(title)\") {", "  Task { await viewModel.\(variable)() }", "}"],
    ]
    return random.element(of: isCall ? lines + calls : lines)
  }

  /// The member itself, which the developer writes.
  private func declaration(
    _ random: inout SeededGenerator, _ variable: String, _ isCall: Bool
  ) -> [String] {
    let modifier = random.element(of: ["", "", "public ", "@MainActor "])
    if !isCall, random.isTrue(1, in: 2) { return ["\(modifier)var \(variable) = \"\""] }
    return ["\(modifier)\(isCall ? "func \(variable)()" : "var \(variable): String") {"]
      + statement(&random, variable, isCall).map { "  \($0)" } + ["}"]
  }

  private static func words(_ type: String) -> String {
    type.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
    }
  }

  // MARK: - The sample

  /// It has one of each kind of member.
  static let sample = [
    "Sample.screen.json": """
    {
      "screen": "Sample",
      "state": ["someState: String"],
      "fields": ["someField: String"],
      "derived": ["someDerived: String"],
      "inputs": ["someInput: Int"],
      "actions": ["someAction()"],
      "flow": ["someEvent()"]
    }
    """,
    "Sample.coordinator.json": """
    {
      "coordinator": "Sample",
      "inputs": ["someInput: Int"],
      "state": ["someState: String"],
      "flow": ["someEvent()"],
      "start": { "screen": "Sample", "with": { "someInput": "someInput" } },
      "screens": { "Sample": { "someEvent": "custom" } }
    }
    """,
  ]
}
