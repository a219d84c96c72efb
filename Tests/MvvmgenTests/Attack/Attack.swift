import Foundation
import Testing

@testable import mvvmgen

/// A random project to which random things happen. The same seed makes the same ones, apart from
/// moments at which a process is killed.
final class Attack {
  let sandbox: Sandbox
  private(set) var steps: [String] = []
  /// The promises that didn't hold.
  private(set) var broken: [String] = []
  private(set) var tally: [String: Int] = [:]
  var random: AttackRandom
  /// What the developer wrote, each text once: no command may lose it.
  private(set) var marks: Set<String> = []
  /// What the developer wrote into generated files: only `--force` may discard it.
  private(set) var edits: Set<String> = []
  private let layout: AttackLayout

  init(seed: UInt64) throws {
    random = AttackRandom(state: seed)
    sandbox = try Sandbox()
    layout = AttackLayout(&random)
    for (path, text) in layout.files { try sandbox.write(path, text) }
    let outcome = run(["generate"])
    try #require(outcome.code == 0, "\(outcome)")
    if random.isTrue(1, in: 2) { try addMark() }
  }

  var folders: (specs: String, generated: String, sources: String) {
    (layout.specs, layout.generated, layout.sources)
  }

  func run(_ words: [String], faults: Faults? = nil) -> Outcome {
    tally["commands", default: 0] += 1
    return sandbox.run(words, from: layout.here) { environment in
      if let faults { environment.perform = { faults.perform($0) } }
    }
  }

  func count(_ what: String) { tally[what, default: 0] += 1 }

  func note(_ step: String) { steps.append(step) }

  func demand(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { broken.append(promise()) }
  }

  // MARK: - What the developer does

  /// A file of the developer's somewhere, also among generated files and in the folders of screens.
  func addMark() throws {
    let text = "// Mine \(marks.count).\n"
    let names = ["Mine", "LoginHelper", "Loginer", "HelpButton", "Notes 2", "größe"]
    let places = [layout.sources, "\(layout.sources)/Login", layout.generated, "App", "Más/b c"]
    let path = "\(random.element(places))/\(random.element(names))\(marks.count).swift"
    note("write \(path)")
    try sandbox.write(path, text)
    marks.insert(text)
  }

  /// Edits a generated file by hand, in one of several places.
  func editGenerated() throws {
    guard let path = random.anyElement(try generatedFiles) else { return }
    let text = "// By hand \(edits.count)"
    var lines = try sandbox.read(path).components(separatedBy: "\n")
    lines.insert(text, at: Int.random(in: 1...max(1, lines.count - 1), using: &random))
    note("edit \(path)")
    try sandbox.write(path, lines.joined(separator: "\n"))
    edits.insert(text)
  }

  /// Undoes all edits, as `git checkout` would.
  func undoEdits() throws {
    note("undo edits")
    for path in try generatedFiles {
      let lines = try sandbox.read(path).components(separatedBy: "\n")
      let kept = lines.filter { !edits.contains($0) }
      if kept != lines { try sandbox.write(path, kept.joined(separator: "\n")) }
    }
    edits = []
  }

  func forgetEdits() { edits = [] }

  var generatedFiles: [String] {
    get throws {
      try sandbox.contents().keys.filter { $0.hasSuffix(".generated.swift") }.sorted()
    }
  }

  var specFiles: [String] {
    get throws {
      try sandbox.contents().keys.filter { $0.hasPrefix("\(layout.specs)/") }.sorted()
    }
  }

  /// Whether everything that the developer wrote is still there, each once.
  func checkNothingIsLost(_ after: [String: String]) {
    for mark in marks {
      let count = after.values.count { $0 == mark }
      demand(count == 1, "`\(mark.dropLast())` is there \(count) times")
    }
    for edit in edits {
      demand(after.values.contains { $0.contains(edit) }, "the edit `\(edit)` was lost")
    }
  }
}

/// Where an attacked project keeps its files.
struct AttackLayout {
  let specs: String
  let generated: String
  let sources: String
  /// The working directory.
  let here: String
  let files: [String: String]

  init(_ random: inout AttackRandom) {
    (specs, generated, sources) = random.element([
      ("Specs", "Generated", "Screens"), ("App/My Specs", "App/Généré", "App"),
      ("s", "g/x/y", "o"),
    ])
    here = random.element(["", "", specs])
    let doubles = random.element(["", #", "doubles": "Tests/Doubles""#])
    let output = random.element(["", #", "flowOutput": "closures""#])
    var files = [
      "mvvmgen.json": """
      { "specs": "\(specs)", "generated": "\(generated)", "sources": "\(sources)"\(doubles)\(output) }
      """
    ]
    let isCRLF = random.isTrue(1, in: 4)
    var app = NamedApp()
    // A name that is renamed and renamed back loses its escapes.
    app.escaped = app.flow
    for (path, text) in app.specs {
      let path = path.replacingOccurrences(of: "Specs/", with: "\(specs)/")
      files[path] = isCRLF ? text.replacingOccurrences(of: "\n", with: "\r\n") : text
    }
    self.files = files
  }
}

/// Random numbers that a seed decides: SplitMix64.
struct AttackRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func isTrue(_ part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &self) < part
  }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// Nil where there are none.
  mutating func anyElement<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }
}
