import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates
import Testing

@testable import mvvmgen

/// No spec that is accepted gives Swift that doesn't compile: large random apps and small ones are
/// accepted, and what is generated compiles. Every fourth is in two or three targets.
///
/// `RANDOM_SEED=100 RANDOM_APPS=50 swift test --filter RandomAppTests` tries others, and with
/// `RANDOM_SIZE=small` apps of a few specs, of which each takes half a second. The files of an app
/// that failed stay in `.build/output-tests`.
struct RandomAppTests {
  private static let apps: [App] = {
    let environment = ProcessInfo.processInfo.environment
    guard environment.keys.contains(where: { $0.hasPrefix("RANDOM_") }) else {
      // The small ones in each mode.
      return [0, 1, 5].map { App(seed: $0, isSmall: false) }
        + Mode.all.indices.map { App(seed: UInt64($0), isSmall: true) }
    }
    let isSmall = environment["RANDOM_SIZE"] == "small"
    return seeds(4).map { App(seed: $0, isSmall: isSmall) }
  }()

  /// Those that the environment selects; otherwise the first.
  static func seeds(_ count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 0
    return first..<first + (environment["RANDOM_APPS"].flatMap(UInt64.init) ?? count)
  }

  struct App: CustomTestStringConvertible {
    let seed: UInt64
    let isSmall: Bool

    var testDescription: String { "\(isSmall ? "small" : "large")-\(seed)" }
  }

  @Test(arguments: apps)
  func compiles(_ chosen: App) throws {
    let app = RandomApp(seed: chosen.seed, chosen.isSmall ? .small : .large)
    let folder = Folders.built.appending(path: "random-\(chosen.testDescription)")
    let divided = app.divided
    let files = try write(app, divided, into: folder)
    let mode = Mode.all[Int(app.seed) % Mode.all.count]
    let targets: [String?] = divided?.app.targets ?? [nil]
    for target in targets {
      let tool = try compile(files, of: target, app, mode, in: folder)
      guard tool.succeeded else {
        Issue.record("\(app), \(target ?? "one target"), \(mode):\n\(tool.output.prefix(8_000))")
        return
      }
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Compiles the whole app, or a target, of which those that it uses were compiled before.
  private func compile(
    _ files: [URL], of target: String?, _ app: RandomApp, _ mode: Mode, in folder: URL
  ) throws -> Tool {
    let uiKit = app.seed.isMultiple(of: 2) ? Compiler.UIKit.with : .without
    let home = target.map { folder.appending(path: $0) } ?? folder
    let own = files.filter { $0.text.hasPrefix("\(home.text)/") }
    func below(_ folders: String...) -> [URL] {
      let homes = folders.map { home.appending(path: "\($0)/").text }
      return own.filter { file in homes.contains { file.text.hasPrefix($0) } }
    }
    let (support, doubles) = (below("\(target ?? "App")Support"), below("Doubles", "Tests"))
    let modules = try [Self.models.get()] + (target == nil ? [] : [folder])
    return app.hasDoublesApart && !(doubles + support).isEmpty
      ? try Compiler.compile(
        own.filter { !(support + doubles).contains($0) }, as: target ?? "App", support: support,
        testsApart: doubles, mode, uiKit, modules: modules, in: folder)
      : try Compiler.compile(
        own, as: target ?? "App", mode, uiKit, modules: modules, isImported: target != nil,
        in: folder)
  }

  /// The folder with the module that all of them import; made once.
  private static let models = Result {
    let folder = Folders.built.appending(path: "random-models")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Models.swift")
    try Data(RandomType.models.utf8).write(to: file)
    let tool = try Compiler.emitModule("Models", of: [file], into: folder)
    if !tool.succeeded { throw Compiler.DoesNotCompile(tool: tool) }
    return folder
  }

  /// What is generated from the app's specs, which must all be right.
  private func write(
    _ app: RandomApp, _ divided: (app: SpecDivision, support: String)?, into folder: URL
  ) throws -> [URL] {
    let sources = divided?.app.sources ?? app.sources
    let configuration = try configuration(sources)
    let generation = generate(sources, configuration: configuration)
    for finding in generation.diagnostics.all where finding.severity == .error {
      let source = sources[Int(finding.span.file)]
      let text = String(
        decoding: source.bytes[Int(finding.span.start)..<Int(finding.span.end)], as: UTF8.self)
      Issue.record("\(app): \(source.path): \(text): \(finding.message) [\(finding.code.rawValue)]")
    }
    let generated = texts(of: generation.files)
    for index in configuration.targets.indices { try checkApart(index, sources, generated) }
    let home = divided?.app.targets.first.map { "\($0)/" } ?? ""
    var texts = generated.mapValues(Project.withoutInteroperability)
    texts["\(home)Support.swift"] = divided?.support ?? app.support
    for source in sources {
      texts[source.path.text] = String(decoding: source.bytes, as: UTF8.self)
    }
    let files = try texts.sorted { $0.key < $1.key }.compactMap { path, text in
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return path.hasSuffix(".swift") ? file : nil
    }
    try #require(!generation.diagnostics.hasErrors, "\(app) is refused")
    return files
  }

  private func configuration(_ sources: [SourceFile]) throws -> Configuration {
    var diagnostics = Diagnostics()
    let file = sources.count - 1
    let configuration = Configuration.decode(
      sources[file], file: Int32(file), into: &diagnostics)
    return try #require(configuration, "\(diagnostics.all.map(\.message))")
  }

  private func texts(of files: [GeneratedFile]) -> [String: String] {
    files.reduce(into: [:]) { texts, file in
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      texts[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A target's files are the same without the specs that it doesn't see.
  private func checkApart(_ target: Int, _ sources: [SourceFile], _ all: [String: String]) throws {
    let whole = try configuration(sources)
    let below = whole.targets(below: target).map { "\(whole.targets[$0].configuration.specs)/" }
    let seen = sources.dropLast().filter { source in
      below.contains { source.path.text.hasPrefix($0) }
    }
    var configuration = try configuration(seen + [sources[sources.count - 1]])
    var diagnostics = Diagnostics()
    configuration.see(from: target, into: &diagnostics)
    // Access that the others decide is refused.
    guard !diagnostics.hasErrors else { return }
    let generation = generate(seen + [sources[sources.count - 1]], configuration: configuration)
    let own = whole.targets[target].configuration
    func isOwn(_ path: String) -> Bool {
      own.generatedFolders.contains { path.hasPrefix("\($0)/") }
    }
    let (alone, expected) = (texts(of: generation.files), all.filter { isOwn($0.key) })
    for (path, text) in expected where alone[path] != text {
      Issue.record(
        "\(path) is another one without unseen specs:\n\(text)\n\(alone[path] ?? "none")")
    }
    #expect(Set(alone.keys.filter(isOwn)) == Set(expected.keys))
  }
}
