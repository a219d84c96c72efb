import Foundation
import MvvmgenGenerator
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

@testable import MvvmgenLanguage
@testable import mvvmgen

extension Fixture {
  /// What the specs give now.
  ///
  /// - Parameters:
  ///   - isMixed: whether SwiftUI draws every other screen that doesn't say who does.
  ///   - adapting: changes the fixture's own configuration.
  func actual(
    everyOtherInSwiftUI isMixed: Bool = false,
    adapting adapt: (inout Configuration) -> Void = { _ in }
  ) throws -> Output {
    try Self.output(
      of: (isMixed ? mixedSources() : sources()) + [configuration], adapting: adapt)
  }

  /// What specs give, with the configuration last.
  static func output(
    of sources: [SourceFile], adapting adapt: (inout Configuration) -> Void
  ) -> Output {
    var output = Output()
    var diagnostics = Diagnostics()
    guard
      var configuration = Configuration.decode(
        sources[sources.count - 1], file: Int32(sources.count - 1), into: &diagnostics)
    else {
      output.findings = diagnostics.settled(Configuration()).findings(in: sources).text
      return output
    }
    adapt(&configuration)
    for index in configuration.targets.indices {
      adapt(&configuration.targets[index].configuration)
    }
    let generation = generate(sources, configuration: configuration)
    for file in generation.files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      output.files[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    output.findings = generation.diagnostics.settled(configuration).findings(in: sources).text
    return output
  }

  var configuration: SourceFile {
    get throws {
      guard let file = try files.first(where: { $0.path == "mvvmgen.json" }) else {
        throw Unknown(name: "\(name)/mvvmgen.json")
      }
      return file.source
    }
  }

  /// The specs, and the templates of scaffolds, sorted by path.
  func sources() throws -> [SourceFile] {
    try files.filter { $0.path.hasPrefix("specs/") || $0.path.hasPrefix("scaffolds/") }
      .sorted { $0.path < $1.path }.map(\.source)
  }

  /// The specs, in which SwiftUI draws every other screen that doesn't say who does.
  func mixedSources() throws -> [SourceFile] {
    try sources().enumerated().map { number, source in
      let text = String(decoding: source.bytes, as: UTF8.self)
      guard number.isMultiple(of: 2), source.path.text.hasSuffix(".screen.json"),
        !text.contains("\"view\""), let brace = text.firstIndex(of: "{")
      else { return source }
      let mixed = "{ \"view\": \"swiftui\"," + text[text.index(after: brace)...]
      return SourceFile(path: source.path, bytes: Array(mixed.utf8))
    }
  }

  var hasStoryboards: Bool {
    get throws { try mentions("\"storyboard\"") }
  }

  /// Whether a scaffold of its own takes view models that are `@Observable`.
  var needsObservation: Bool {
    get throws { try mentions("@Bindable var") }
  }

  private func mentions(_ text: String) throws -> Bool {
    try sources().contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) }
  }
}
