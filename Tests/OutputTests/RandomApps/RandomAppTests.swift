import Foundation
import Generator
import Language
import Storage
import Syntax
import Templates
import Testing

@testable import mvvmgen

/// No spec that is accepted gives Swift that doesn't compile: a large random app and small ones are
/// accepted, and what is generated compiles.
///
/// `RANDOM_SEED=100 RANDOM_APPS=50 swift test --filter RandomAppTests` tries others, and with
/// `RANDOM_SIZE=small` apps of a few specs, of which each takes half a second. The files of an app
/// that failed stay in `.build/output-tests`.
struct RandomAppTests {
  private static let apps: [App] = {
    let environment = ProcessInfo.processInfo.environment
    guard environment.keys.contains(where: { $0.hasPrefix("RANDOM_") }) else {
      // The small ones in each mode.
      return [App(seed: 0, isSmall: false)]
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
    let seed = chosen.seed
    let app = RandomApp(seed: seed, chosen.isSmall ? .small : .large)
    let folder = Folders.built.appending(path: "random-\(chosen.testDescription)")
    let files = try write(app, into: folder)
    let mode = Mode.all[Int(seed) % Mode.all.count]
    let uiKit = seed.isMultiple(of: 2) ? Compiler.UIKit.with : .without
    let homes = ["Doubles/", "Tests/"].map { folder.appending(path: $0).text }
    let doubles = files.filter { file in homes.contains { file.text.hasPrefix($0) } }
    let modules = try [Self.models.get()]
    let tool =
      app.hasDoublesApart && !doubles.isEmpty
      ? try Compiler.compile(
        files.filter { !doubles.contains($0) }, testsApart: doubles, mode, uiKit, modules: modules,
        in: folder)
      : try Compiler.compile(files, mode, uiKit, modules: modules, in: folder)
    guard tool.succeeded else {
      Issue.record("\(app), \(mode):\n\(tool.output.prefix(8_000))")
      return
    }
    try FileManager.default.removeItem(at: folder)
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
  private func write(_ app: RandomApp, into folder: URL) throws -> [URL] {
    let sources = app.sources
    var diagnostics = Diagnostics()
    let file = sources.count - 1
    let configuration = Configuration.decode(
      sources[file], file: Int32(file), into: &diagnostics)
    let generation = generate(sources, configuration: try #require(configuration))
    for finding in generation.diagnostics.all where finding.severity == .error {
      let source = sources[Int(finding.span.file)]
      let text = String(
        decoding: source.bytes[Int(finding.span.start)..<Int(finding.span.end)], as: UTF8.self)
      Issue.record("\(app): \(source.path): \(text): \(finding.message) [\(finding.code.rawValue)]")
    }
    var texts = ["Support.swift": app.support]
    for file in generation.files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      texts[file.path.text] = Project.withoutInteroperability(
        String(decoding: bytes, as: UTF8.self))
    }
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
}
