import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import mvvmgen

/// Whatever specs contain, reading them terminates, findings refer to spans in them, and accepted
/// specs can be generated. `HOSTILE_SECONDS=600 swift test --filter HostileInputTests` runs longer,
/// starting from `HOSTILE_SEED`.
struct HostileInputTests {
  @Test func mutatedFixturesDoNoHarm() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["HOSTILE_SECONDS"].flatMap(Double.init) ?? 3
    var random = SeededGenerator(seed: environment["HOSTILE_SEED"].flatMap(UInt64.init) ?? 1)
    let seeds =
      try Fixture.all.map { try $0.sources() } + DiagnosticCase.all.map(\.specs)
    let pieces = Self.pieces(of: seeds)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var accepted = 0
    var runs = 0
    // Enough of both kinds on a busy machine, too.
    while clock.now < end || runs < 100 || accepted == 0 && runs < 2_000 {
      var sources = seeds.randomElement(using: &random) ?? []
      guard let index = sources.indices.randomElement(using: &random) else { continue }
      var bytes = Array(sources[index].bytes)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        Self.mutate(&bytes, pieces, using: &random)
      }
      sources[index] = SourceFile(path: sources[index].path, bytes: bytes)
      let start = clock.now
      let isAccepted = try Self.check(sources)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(clock.now - start < .seconds(5), "\(text)")
      accepted += isAccepted ? 1 : 0
      runs += 1
    }
    #expect(accepted > 0 && accepted < runs)
  }

  /// Sizes that a quadratic algorithm would take minutes for.
  @Test(arguments: [
    #""k#": 0"#, #""allow": [#]"#, #""k": [0]"#,
  ]) func aFullFileIsReadInNoTime(member: String) throws {
    var text = #"{ "screen": "Login""#
    for number in 0..<2_000 { text += ", " + member.replacing("#", with: "\(number)") }
    try expectSoon([SourceFile(path: "Login.screen.json", bytes: Array((text + " }").utf8))])
  }

  @Test func manyWrongAnswersAreReadInNoTime() throws {
    let events = (0..<2_000).map { #""didEvent\#($0)()""# }.joined(separator: ",")
    let answers = (0..<2_000).map { #""didEvnt\#($0)": { "push": "Lgin" }"# }.joined(
      separator: ",")
    let screen = #"{ "screen": "Login", "flow": [\#(events)] }"#
    let flow =
      #"{ "coordinator": "Auth", "start": "Login", "screens": { "Login": { \#(answers) } } }"#
    try expectSoon([
      SourceFile(path: "Auth.coordinator.json", bytes: Array(flow.utf8)),
      SourceFile(path: "Login.screen.json", bytes: Array(screen.utf8)),
    ])
  }

  @Test func manyStepsOfOneAnswerAreReadInNoTime() throws {
    let steps = Array(repeating: #"{ "push": "Login" }"#, count: 20_000).joined(separator: ",")
    let flow =
      #"{ "coordinator": "Auth", "start": "Login", "flow": ["did()", "did()"], "#
      + #""screens": { "Login": { "did": [\#(steps)] } } }"#
    try expectSoon([
      SourceFile(path: "Auth.coordinator.json", bytes: Array(flow.utf8)),
      SourceFile(
        path: "Login.screen.json",
        bytes: Array(#"{ "screen": "Login", "flow": ["did()"] }"#.utf8)),
    ])
  }

  /// What looks at each of them twice takes minutes for these.
  @Test func decisionsInDecisionsAreWrittenInNoTime() throws {
    var answer = #""stay""#
    for _ in 0..<22 {
      answer = #"{ "choose": { "yes": \#(answer), "no": "stay" }, "async": true }"#
    }
    let flow =
      #"{ "coordinator": "Auth", "root": "window", "start": "Login", "#
      + #""screens": { "Login": { "did": \#(answer) } } }"#
    let screen = #"{ "screen": "Login", "flow": ["did()"] }"#
    try expectSoon(
      [
        SourceFile(path: "Auth.coordinator.json", bytes: Array(flow.utf8)),
        SourceFile(path: "Login.screen.json", bytes: Array(screen.utf8)),
      ], isAccepted: true)
  }

  private func expectSoon(_ sources: [SourceFile], isAccepted: Bool = false) throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try Self.check(sources) == isAccepted)
    #expect(clock.now - start < .seconds(60))
  }

  /// Whether the specs are accepted; then each file is rendered.
  private static func check(_ sources: [SourceFile]) throws -> Bool {
    let findings = Findings(of: sources)
    for diagnostic in findings.diagnostics {
      let fixIts = diagnostic.fixIt.map { [$0.span] } ?? []
      for span in [diagnostic.span] + diagnostic.notes.map(\.span) + fixIts {
        let isInside =
          sources.indices.contains(Int(span.file)) && 0 <= span.start && span.start <= span.end
          && Int(span.end) <= sources[Int(span.file)].bytes.count
        #expect(isInside, "\(diagnostic.message)")
      }
      #expect(!diagnostic.message.contains("\n"))
    }
    let isAccepted = findings.diagnostics.allSatisfy { $0.severity == .warning }
    guard isAccepted, !sources.contains(where: { $0.path == "mvvmgen.json" }) else { return false }
    for file in generate(sources, configuration: Configuration()).files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      #expect(String(bytes: bytes, encoding: .utf8) != nil)
    }
    return true
  }

  // MARK: Mutations

  /// The words and punctuation of all fixtures, and some that are known to cause trouble.
  private static func pieces(of seeds: [[SourceFile]]) -> [[UInt8]] {
    var pieces: Set<[UInt8]> = []
    for source in seeds.joined() where source.bytes.count < 10_000 {
      for part in source.bytes.split(whereSeparator: { "\"{}[],: \n".utf8.contains($0) }) {
        pieces.insert(Array(part.prefix(40)))
      }
    }
    let trouble = [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "\u{0}", "\u{202E}", "\u{200B}", "*/", "\\\\(x)",
      "#if",
      "\\\"\\\"\\\"", "1e999", "\\ud800", "\\u0000", "é", "e\u{301}", "🦉", "..", "/", "`", "@", "&",
      "->", "= ",
    ]
    return pieces.sorted { $0.lexicographicallyPrecedes($1) } + trouble.map { Array($0.utf8) }
      + [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xEF, 0xBB, 0xBF]]
  }

  private static func mutate(
    _ bytes: inout [UInt8], _ pieces: [[UInt8]], using random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = min(Int.random(in: 0...12, using: &random), bytes.count - place)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3: bytes.removeSubrange(place...)
    default:
      // Replaces a whole word, so that some specs stay well formed.
      let isWordEnd = { (byte: UInt8) in "\"{}[],:() \n".utf8.contains(byte) }
      let end = bytes[place...].firstIndex(where: isWordEnd) ?? bytes.count
      let start = bytes[..<place].lastIndex(where: isWordEnd).map { $0 + 1 } ?? 0
      bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
    }
  }
}
