import Foundation

/// A folder in `Fixtures`: a case that is a target of the package. Each folder that mvvmgen writes is
/// recorded as one file, such as `expected/Screens.swift`.
struct FixtureFolder: FixtureStorage {
  let folder: URL

  var files: [PageFile] {
    get throws {
      try [file("mvvmgen.json")] + files(below: "specs") + files(below: "support")
    }
  }

  var app: [PageFile] {
    get throws { try files(below: "app") }
  }

  var output: Fixture.Output {
    get throws {
      var output = Fixture.Output()
      if let findings = try? file("diagnostics.txt") { output.findings = findings.text }
      for file in try files(below: "expected") {
        let name = file.path.dropFirst("expected/".count)
        // Anything else isn't output; GoldenTests reports it as not generated.
        guard name.hasSuffix(".swift"), !name.contains("/") else {
          output.files[file.path] = file.text
          continue
        }
        let part = String(name.dropLast(".swift".count))
        for (path, text) in try JoinedFiles.files(in: file.text) {
          output.files["\(part == Self.replaced ? "Screens" : part)/\(path)"] = text
        }
      }
      return output
    }
  }

  var recorded: [URL] {
    get throws {
      let findings = folder.appending(path: "diagnostics.txt")
      let hasFindings = FileManager.default.fileExists(atPath: findings.path())
      return try files(below: "expected").map { folder.appending(path: $0.path) }
        + (hasFindings ? [findings] : [])
    }
  }

  func texts(recording output: Fixture.Output) throws -> [URL: String] {
    let replaced = try replacedScaffolds
    var parts: [String: [String: String]] = [:]
    for (path, text) in output.files {
      let top = path.prefix { $0 != "/" }
      let isReplaced = top == "Screens" && replaced.contains { path.hasSuffix("/\($0)") }
      let part = isReplaced ? Self.replaced : String(top)
      parts[part, default: [:]][String(path.dropFirst(top.count + 1))] = text
    }
    var texts: [URL: String] = [:]
    for (part, files) in parts {
      texts[folder.appending(path: "expected/\(part).swift")] = try JoinedFiles.text(of: files)
    }
    if !output.findings.isEmpty {
      texts[folder.appending(path: "diagnostics.txt")] = output.findings
    }
    return texts
  }

  /// Where this file exists, it has the scaffolds that files in `app` replace, so that a target can
  /// leave these out and compile the rest.
  private static let replaced = "Replaced"

  private var replacedScaffolds: [String] {
    get throws {
      let file = folder.appending(path: "expected/\(Self.replaced).swift")
      guard FileManager.default.fileExists(atPath: file.path()) else { return [] }
      return try app.map { URL(filePath: $0.path).lastPathComponent }
    }
  }

  private func file(_ path: String) throws -> PageFile {
    PageFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// Sorted by path; those behind links, too.
  private func files(below path: String) throws -> [PageFile] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path())
    guard let names else { return [] }
    return try names.sorted().flatMap { name in
      let path = "\(path)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path(), isDirectory: &isFolder)
      return try isFolder.boolValue ? files(below: path) : [file(path)]
    }
  }
}
