import Foundation

/// A folder in `Fixtures`: a case that is a target of the package. Its output is recorded in
/// `expected`.
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
      for file in try files(below: "expected") { output.files[file.path] = file.text }
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

  func texts(recording output: Fixture.Output) -> [URL: String] {
    var texts: [URL: String] = [:]
    for (path, text) in output.files { texts[folder.appending(path: path)] = text }
    if !output.findings.isEmpty {
      texts[folder.appending(path: "diagnostics.txt")] = output.findings
    }
    return texts
  }

  private func file(_ path: String) throws -> PageFile {
    PageFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// Sorted by path.
  private func files(below name: String) throws -> [PageFile] {
    let base = folder.appending(path: name)
    guard let paths = FileManager.default.enumerator(atPath: base.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.sorted().compactMap { path in
      let isFolder = try base.appending(path: path)
        .resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      return isFolder == true ? nil : try file("\(name)/\(path)")
    }
  }
}
