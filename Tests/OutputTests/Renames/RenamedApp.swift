import Foundation
import MvvmgenGenerator
import Testing

@testable import mvvmgen

/// A copy of an app with all that its developer wrote, in which things are renamed.
struct RenamedApp {
  let folder: URL
  private let name: String
  /// The folder of the app's Swift files; those in subfolders that `modules` names are other modules'.
  private let sources: String
  private let modules: [String]
  /// Whether the developer's half is in `app`, without what UIKit draws.
  private let isScenario: Bool

  /// A screen, a coordinator or a service, or a member of a service.
  struct Subject: Hashable {
    let kind: String
    /// The service of a member.
    var owner: String?
    let name: String

    /// As `rename` takes it.
    var words: [String] { [kind] + [owner].compactMap(\.self) + [name] }
  }

  /// A fixture; where it is a scenario, with the developer's half of it.
  init(_ fixture: Fixture, into folder: URL) throws {
    (self.folder, name, sources) = (folder, fixture.name, "")
    try? FileManager.default.removeItem(at: folder)
    try fixture.write(into: folder)
    modules = try fixture.modules
    isScenario = try !fixture.app.isEmpty
    guard isScenario else { return }
    // A scaffold that was moved into `app`, and written there.
    let written = try Folders.swiftFiles(below: folder.appending(path: "app"))
      .map(\.lastPathComponent)
    for file in try Folders.swiftFiles(below: folder.appending(path: "Screens"))
    where written.contains(file.lastPathComponent) {
      try FileManager.default.removeItem(at: file)
      rmdir(file.deletingLastPathComponent().text)
    }
  }

  /// The example, with the files that stand in for those that need Interface Builder.
  init(exampleInto folder: URL) throws {
    (self.folder, name, sources, modules) = (folder, "Owlery", "Sources/Owlery", [])
    isScenario = false
    try Self.copy(Folders.package.appending(path: "Examples/Owlery"), to: folder)
    let screens = folder.appending(path: "Sources/Owlery/Screens")
    let files = try Folders.swiftFiles(below: screens)
    let standIns = Folders.package.appending(path: "Tests/UIKitCompatibility/Owlery/StandIns")
    for standIn in try Folders.swiftFiles(in: standIns) {
      let file = try #require(files.first { $0.lastPathComponent == standIn.lastPathComponent })
      try Data(contentsOf: standIn).write(to: file)
    }
  }

  private static func copy(_ source: URL, to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: folder)
  }

  func run(_ words: [String]) -> (code: Int32, output: String, errors: String) {
    let console = Console()
    let environment = mvvmgen.Environment(workingDirectory: folder.text)
    let code = Mvvmgen.run(words, in: environment, console: console)
    return (
      code.rawValue, String(decoding: console.output.bytes, as: UTF8.self),
      String(decoding: console.errors.bytes, as: UTF8.self)
    )
  }

  /// Everything that has a name.
  var subjects: [Subject] {
    get throws {
      try ["screens", "flows", "services"].flatMap { kind in
        try objects(in: run(["list", kind, "--format", "json"]).output).map { object in
          let kind = try #require(object["kind"] as? String)
          return Subject(
            kind: kind == "flow" ? "coordinator" : kind,
            name: try #require(object["name"] as? String))
        }
      }
    }
  }

  /// The members of all services.
  var members: [Subject] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.text)
      return try paths.filter { $0.hasSuffix(".service.json") }.sorted().flatMap { path in
        let data = try Data(contentsOf: folder.appending(path: path))
        let spec = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let service = try #require(spec["service"] as? String)
        let declarations = (spec["members"] as? [Any] ?? []).compactMap { member in
          member as? String ?? (member as? [String: Any])?["declare"] as? String
        }
        let names = declarations.compactMap { text in
          text.split { "(<: ".contains($0) }.first?.replacing("`", with: "")
        }
        return Set(names).sorted().map { Subject(kind: "member", owner: service, name: String($0)) }
      }
    }
  }

  /// Renames, changes what is listed, and generates. Nil, or why the rename is refused.
  func rename(_ subject: Subject, to newName: String) throws -> String? {
    let outcome = run(["rename"] + subject.words + [newName, "--format", "json"])
    guard outcome.code == 0 else { return outcome.errors + outcome.output }
    var places: [String: [Place]] = [:]
    for object in try objects(in: outcome.output) where object["kind"] as? String == "mention" {
      let place = try Place(object)
      places[place.path, default: []].append(place)
    }
    for (path, places) in places { try change(places, in: folder.appending(path: path)) }
    let generated = run(["generate", "--quiet"])
    try #require(generated.code == 0, "\(generated)")
    return nil
  }

  private struct Place {
    let path: String
    let line: Int
    let columns: Range<Int>
    let old: String
    let new: String

    init(_ object: [String: Any]) throws {
      path = try #require(object["path"] as? String)
      line = try #require(object["line"] as? Int)
      let start = try #require(object["column"] as? Int)
      columns = start..<(try #require(object["endColumn"] as? Int))
      old = try #require(object["old"] as? String)
      new = try #require(object["new"] as? String)
    }
  }

  private func change(_ places: [Place], in file: URL) throws {
    var lines = try Data(contentsOf: file).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Array($0) }
    for place in places.sorted(by: { $0.columns.lowerBound > $1.columns.lowerBound }) {
      let range = (place.columns.lowerBound - 1)..<(place.columns.upperBound - 1)
      let word = String(decoding: lines[place.line - 1][range], as: UTF8.self)
      try #require(word == place.old, "\(place)")
      lines[place.line - 1].replaceSubrange(range, with: place.new.utf8)
    }
    try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: file)
  }

  private func objects(in output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").compactMap { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
  }

  /// Every file, by its path.
  var contents: [String: Data] {
    get throws {
      var result: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.text) {
        result[path] = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
      }
      return result
    }
  }

  /// Where doubles and scaffolded tests are that import the app's module.
  private struct TestsApart: Decodable {
    let doubles: Doubles?

    struct Doubles: Decodable {
      let folder, module: String
      let tests: String?
    }
  }

  /// Nil where doubles are in the app's module.
  private var testsApart: TestsApart.Doubles? {
    get throws {
      let configuration = try Data(contentsOf: folder.appending(path: "mvvmgen.json"))
      return try? JSONDecoder().decode(TestsApart.self, from: configuration).doubles
    }
  }

  /// Compiles everything, as it is after the renames.
  func compile() throws -> Tool {
    let copy = folder.deletingLastPathComponent().appending(path: "\(name)-compiled")
    try Self.copy(folder, to: copy)
    let scaffolds = copy.appending(path: "Screens/").text
    var files = try Folders.swiftFiles(below: copy.appending(path: sources))
      .filter { !isScenario || !$0.text.hasPrefix(scaffolds) }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(Project.withoutInteroperability(text).utf8).write(to: file)
    }
    var folders: [URL] = []
    for module in modules {
      let home = copy.appending(path: "support/\(module)")
      let own = files.filter { $0.text.hasPrefix(home.text + "/") }
      files.removeAll { own.contains($0) }
      let built = folder.deletingLastPathComponent().appending(path: "\(name)-\(module)")
      let tool = try Compiler.emitModule(module, of: own, into: built)
      guard tool.succeeded else { return tool }
      folders.append(built)
    }
    let uiKit = isScenario ? Compiler.UIKit.without : .with
    guard let apart = try testsApart else {
      return try Compiler.compile(files, .swift6AndFeatures, uiKit, modules: folders, in: copy)
    }
    let homes = [apart.folder, apart.tests].compactMap(\.self)
      .map { copy.appending(path: $0).text + "/" }
    let tests = files.filter { file in homes.contains { file.text.hasPrefix($0) } }
    files.removeAll { tests.contains($0) }
    return try Compiler.compile(
      files, as: apart.module, testsApart: tests, .swift6AndFeatures, uiKit, modules: folders,
      in: copy)
  }
}
