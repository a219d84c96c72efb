import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

@testable import mvvmgen

/// A random project, twice: one is generated as under `--watch`, the other by runs that remember nothing.
final class SavedProject {
  private let watched: Sandbox
  private let fresh: Sandbox
  private let environment: mvvmgen.Environment
  private let original: [String: String]
  private var texts: [String: String] = [:]
  private var random: SeededGenerator
  /// What was done, the last at the end.
  private(set) var steps: [String] = []
  /// Whether an edit of a generated file wasn't noticed.
  private(set) var isEditMissed = false

  init(seed: UInt64) throws {
    (watched, fresh) = (try Sandbox(), try Sandbox())
    random = SeededGenerator(seed: seed)
    let app = RandomApp(seed: seed, seed.isMultiple(of: 2) ? .small : .medium)
    var texts = (app.divided?.app.sources ?? app.sources).reduce(into: [:]) { texts, source in
      texts[source.path.text] = String(decoding: source.bytes, as: UTF8.self)
    }
    if seed % 3 < 2, let settings = texts["mvvmgen.json"] {
      texts["mvvmgen.json"] = "{ \"restore\": true," + settings.dropFirst()
    }
    if seed % 4 == 1, let settings = texts["mvvmgen.json"] {
      texts["mvvmgen.json"] = "{ \"scaffolds\": \"Own\"," + settings.dropFirst()
      for (name, text) in RandomTemplate.sample { texts["Own/\(name)"] = text }
      for kind in ScaffoldKind.allCases {
        let template = RandomTemplate(kind, seed: seed)
        texts["Own/\(kind.fileName(of: "Sample", Configuration().names))"] = template.text
      }
    }
    original = texts
    var environment = mvvmgen.Environment(workingDirectory: watched.root)
    // A file that was written a moment ago is compared in earnest otherwise.
    environment.memory = FileMemory { Int.max / 2 }
    environment.generation = GenerationMemory()
    self.environment = environment
    for (path, text) in texts { try save(path, text) }
  }

  // MARK: - Both

  struct Result: Equatable {
    let outcome: Outcome
    let contents: [String: String]
  }

  /// What `generate` leaves: with memory, and without.
  func generate() throws -> (watched: Result, fresh: Result) {
    var new = mvvmgen.Environment(workingDirectory: fresh.root)
    new.memory = FileMemory()
    let outcomes = [environment, new].map { Outcome(of: ["generate"], in: $0) }
    return try (
      Result(outcome: outcomes[0], contents: watched.contents()),
      Result(outcome: outcomes[1], contents: fresh.contents())
    )
  }

  /// As editors save: to another file, which then replaces this one.
  private func save(_ path: String, _ text: String?) throws {
    texts[path] = text
    for sandbox in [watched, fresh] {
      guard let text else {
        try sandbox.remove(path)
        continue
      }
      try sandbox.write("\(path)~", text)
      _ = rename(sandbox.path("\(path)~"), sandbox.path(path))
    }
  }

  // MARK: - Edits

  /// Changes something at random. Half of the time, what differs from the original is put back.
  func edit() throws {
    let changed = Set(texts.keys).union(original.keys).filter { texts[$0] != original[$0] }.sorted()
    if let path = changed.randomElement(using: &random), random.isTrue {
      return try save("as it was", path, original[path])
    }
    let specs = texts.keys.filter { $0.hasSuffix(".json") && $0 != "mvvmgen.json" }.sorted()
    guard let path = specs.randomElement(using: &random), let text = texts[path] else { return }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: try save("a blank line", path, "\n\(text)")
    case 1: try save("broken", path, String(text.dropLast(Int.random(in: 1...9, using: &random))))
    case 2: try save("removed", path, nil)
    case 3: try move(path, text)
    case 4: try save("another word", path, replacingWord(in: text))
    case 5: try save("without a key", path, withoutKey(text))
    case 6: try configure()
    case 7: try damageOutput()
    case 8: try renameSpec(path)
    case 9:
      let link: [String: Any] = ["path": "/more\(steps.count)", "event": "more\(steps.count)()"]
      try save("a link", path, adding(link, to: "links", of: text))
    case 10: try editTemplate()
    case 11, 12:
      try save("an input", path, adding(valueDeclaration(), to: "inputs", of: text))
    case 13, 14: try save("services", path, withServices(text))
    default: try save("a state", path, adding(valueDeclaration(), to: "state", of: text))
    }
  }

  /// With a default, so that nobody has to give it a value.
  private func valueDeclaration() -> String { "isNew\(steps.count): Bool = true" }

  private func save(_ what: String, _ path: String, _ text: String?) throws {
    steps.append("\(what): \(path)")
    try save(path, text)
  }

  private func move(_ path: String, _ text: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = path.split(separator: "/").last ?? ""
    try save("moved", path, nil)
    try save("moved to", "\(folder)/\(random.isTrue ? "More/" : "Z")\(name)", text)
  }

  /// A name, a type or a word of the language, in place of another one.
  private func replacingWord(in text: String) -> String {
    let all = texts.values.sorted().flatMap(Self.words)
    guard let old = Self.words(in: text).randomElement(using: &random),
      let new = all.randomElement(using: &random),
      let place = text.range(of: "\"\(old)\"")
    else { return text }
    return text.replacingCharacters(in: place, with: "\"\(new)\"")
  }

  private static func words(in text: String) -> [String] {
    text.matches(of: /"([^"\\]+)"/).map { String($0.1) }
  }

  /// Without something, however deep.
  private func withoutKey(_ text: String) -> String {
    guard let members = Self.members(of: text) else { return text }
    return (without(members) as? [String: Any]).flatMap(Self.text) ?? text
  }

  private func without(_ value: Any) -> Any {
    if var members = value as? [String: Any] {
      guard let key = members.keys.sorted().randomElement(using: &random) else { return members }
      members[key] = random.isTrue ? nil : members[key].map(without)
      return members
    }
    guard var elements = value as? [Any], !elements.isEmpty else { return value }
    let index = Int.random(in: elements.indices, using: &random)
    if random.isTrue {
      elements.remove(at: index)
    } else {
      elements[index] = without(elements[index])
    }
    return elements
  }

  /// With services that others use, if it is a screen's.
  private func withServices(_ text: String) -> String {
    guard var members = Self.members(of: text), members["screen"] != nil else { return text }
    let all = texts.values.flatMap { Self.members(of: $0)?["services"] as? [String] ?? [] }
    members["services"] = Set(all).sorted().filter { _ in random.isTrue }
    return Self.text(of: members) ?? text
  }

  private static func members(of text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// With one element more in a list, which it may not have yet.
  private func adding(_ element: Any, to key: String, of text: String) -> String {
    var members = Self.members(of: text) ?? [:]
    members[key] = (members[key] as? [Any] ?? []) + [element]
    return Self.text(of: members) ?? text
  }

  private static func text(of members: [String: Any]) -> String? {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
    let data = try? JSONSerialization.data(withJSONObject: members, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private func configure() throws {
    guard let text = texts["mvvmgen.json"] else { return }
    let settings = [
      "\"restore\": true", "\"restore\": false", "\"ui\": \"swiftui\"", "\"ui\": \"none\"",
      "\"texts\": \"plain\"", "\"flowOutput\": \"closures\"", "\"access\": \"public\"",
      "\"observation\": \"property\"", "\"names\": { \"screen\": \"Page\" }",
    ]
    let members = Self.members(of: text)
    let possible = settings.filter { setting in
      !(members ?? [:]).keys.contains { setting.hasPrefix("\"\($0)\"") }
    }
    guard let setting = possible.randomElement(using: &random) else { return }
    try save("set \(setting)", "mvvmgen.json", "{ \(setting), \(text.dropFirst())")
  }

  /// Edits or removes a file that was generated.
  private func damageOutput() throws {
    let files = try watched.contents().keys.filter { $0.hasSuffix(".generated.swift") }
    guard let path = files.sorted().randomElement(using: &random) else { return }
    let isRemoved = random.isTrue
    steps.append("\(isRemoved ? "removed" : "edited"): \(path)")
    // What was compared is remembered.
    _ = try generate()
    for sandbox in [watched, fresh] {
      if isRemoved {
        try sandbox.remove(path)
      } else {
        try sandbox.edit(path) { "\($0)// Mine.\n" }
      }
    }
    // An edit would be in the way of all that follows.
    guard !isRemoved else { return }
    let results = try generate()
    if results.watched != results.fresh { isEditMissed = true }
    for sandbox in [watched, fresh] { try sandbox.remove(path) }
  }

  /// By the tool itself, in both, in all specs that name it.
  private func renameSpec(_ path: String) throws {
    let name = path.split(separator: "/").last?.split(separator: ".")
    guard let name, name.count == 3, let old = name.first else { return }
    let words = ["rename", String(name[1]), String(old), "\(old)New"]
    steps.append(words.joined(separator: " "))
    for sandbox in [watched, fresh] { _ = sandbox.run(words) }
    for (path, text) in try watched.contents() where texts[path] != nil || path.hasSuffix(".json") {
      texts[path] = text
    }
    let left = try watched.contents()
    for path in texts.keys where left[path] == nil { texts[path] = nil }
  }

  private func editTemplate() throws {
    let templates = texts.keys.filter { $0.hasPrefix("Own/") && $0.hasSuffix(".swift") }.sorted()
    guard let path = templates.randomElement(using: &random), let text = texts[path] else { return }
    try save("a line more", path, "\(text)// One more.\n")
  }
}

extension SeededGenerator {
  fileprivate var isTrue: Bool {
    mutating get { Bool.random(using: &self) }
  }
}
