import Foundation
import Testing

/// A case in `Fixtures`: specs, and the output that is recorded for them. Whoever needs it gets
/// separate files from here, however the case is stored.
struct Fixture: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// What is generated from the specs.
  struct Output: Sendable {
    /// As printed; empty without findings.
    var findings = ""
    /// The text of each generated file and scaffold by its path.
    var files: [String: String] = [:]
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// Sorted by name.
  static let all = storages.keys.sorted().map(Fixture.init)

  /// The only case to test, if the environment selects one: `CASE=swiftui`.
  static let selectedName = ProcessInfo.processInfo.environment["CASE"]

  /// How the cases are stored, each by its name. Pages are read once.
  private static let storages: [String: Result<any FixtureStorage, any Error>] = {
    var storages: [String: Result<any FixtureStorage, any Error>] = [:]
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path())
    for name in names ?? [] where name != "README.md" {
      let file = root.appending(path: name)
      if name.hasSuffix(".md") {
        storages[String(name.dropLast(3))] = Result { try FixturePage(file: file) }
      } else if FileManager.default.fileExists(atPath: file.appending(path: "specs").path()) {
        storages[name] = .success(FixtureFolder(folder: file))
      }
    }
    return storages
  }()

  struct Unknown: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no '\(name)' in Fixtures" }
  }

  private var storage: any FixtureStorage {
    get throws {
      guard let storage = Self.storages[name] else { throw Unknown(name: name) }
      return try storage.get()
    }
  }

  /// By hand: the configuration, the specs, and the app's own types.
  var files: [PageFile] {
    get throws { try storage.files }
  }

  /// By hand: the developer's half; empty if the case isn't a scenario.
  var app: [PageFile] {
    get throws { try storage.app }
  }

  /// The app's own types, and those of other modules, in the folder `support`.
  var support: [PageFile] {
    get throws { try files.filter(\.isOwn) }
  }

  /// The recorded output.
  func expected() throws -> Output { try storage.output }

  /// Replaces the recorded output with another, unless they are equal.
  ///
  /// - Returns: whether anything has changed.
  func record(_ output: Output) throws -> Bool {
    guard try !filesChanged(byRecording: output).isEmpty else { return false }
    let texts = try storage.texts(recording: output)
    for file in try storage.recorded where texts[file] == nil {
      try FileManager.default.removeItem(at: file)
    }
    for (file, text) in texts {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return true
  }

  /// The files that aren't stored as ``record(_:)`` would store this output.
  func filesChanged(byRecording output: Output) throws -> [String] {
    let texts = try storage.texts(recording: output)
    return try Set(texts.keys).union(storage.recorded).filter { file in
      guard let text = texts[file] else { return true }
      return (try? Data(contentsOf: file)) != Data(text.utf8)
    }.map(\.lastPathComponent).sorted()
  }

  /// Writes everything into a folder, each file by itself, as mvvmgen and the developer would.
  func write(into folder: URL) throws {
    try Self.write(files + app, into: folder)
    try Self.write(
      expected().files.map { PageFile(path: $0.key, bytes: Array($0.value.utf8)) }, into: folder)
  }

  /// - Returns: the written files.
  @discardableResult
  static func write(_ files: [PageFile], into folder: URL) throws -> [URL] {
    try files.map { file in
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
      return url
    }
  }
}

/// How a case is stored.
protocol FixtureStorage: Sendable {
  /// By hand: `mvvmgen.json`, the specs, and the app's own types.
  var files: [PageFile] { get throws }
  /// By hand: the developer's half.
  var app: [PageFile] { get throws }
  /// As recorded.
  var output: Fixture.Output { get throws }
  /// The files that are recorded.
  var recorded: [URL] { get throws }
  /// The text of each file in which this output would be recorded.
  func texts(recording output: Fixture.Output) throws -> [URL: String]
}
