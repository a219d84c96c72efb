import MvvmgenCStorage
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The specs of a project at a commit, a branch or a tag.
struct Git {
  let project: Project
  let reference: String

  /// Nothing is checked out: git is asked for the files.
  func input() throws -> ProjectInput {
    let commit = Project.shellQuoted("\(reference)^{commit}")
    guard !reference.hasPrefix("-"), run("rev-parse --verify --quiet \(commit)") != nil else {
      throw CommandError("git knows no commit '\(reference.printable)' here")
    }
    var input = ProjectInput()
    let name = project.configurationName ?? Project.configurationName
    if let text = run("show \(Project.shellQuoted("\(reference):./\(name)"))") {
      let source = SourceFile(path: ProjectPath(name), bytes: text)
      input.sources.append(source)
      guard let configuration = Configuration.decode(source, file: 0, into: &input.diagnostics)
      else {
        return input
      }
      input.configuration = configuration
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for specs in input.configuration.parts.map(\.specs) {
      let tree = Project.shellQuoted("\(reference):./\(specs)")
      guard run("cat-file -e \(tree)") != nil else { continue }
      let archived = "\(Project.shellQuoted(reference)) -- \(Project.shellQuoted(specs))"
      guard let archive = run("archive --format=tar \(archived)") else {
        throw CommandError("git can't read '\(specs.printable)' at '\(reference.printable)'")
      }
      files += Self.files(inTar: archive)
    }
    for (path, bytes) in files.sorted(by: { Disk.precedes($0.path, $1.path) })
    where path.hasSuffix(".json") && !path.contains("/.") {
      input.sources.append(SourceFile(path: ProjectPath(path), bytes: bytes))
    }
    return input
  }

  /// Git's output; nil if it fails.
  private func run(_ words: String) -> [UInt8]? {
    let root = Project.shellQuoted(project.disk.absolute(""))
    guard let pipe = openPipe("git -C \(root) \(words) 2>/dev/null") else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, pipe)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return closePipe(pipe) == 0 ? bytes : nil
  }

  /// The plain files of a tar archive, which consists of blocks of 512 bytes: a header, followed by
  /// its content.
  static func files(inTar archive: [UInt8]) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    var longName: String?
    var offset = 0
    while offset + 512 <= archive.count, archive[offset] != 0 {
      let header = archive[offset..<offset + 512]
      func field(_ range: Range<Int>) -> String {
        let part = header[(offset + range.lowerBound)..<(offset + range.upperBound)]
        return String(decoding: part.prefix { $0 != 0 }, as: UTF8.self)
      }
      let size = Int(field(124..<136).filter(\.isNumber), radix: 8) ?? 0
      let start = offset + 512
      guard start + size <= archive.count else { break }
      let content = archive[start..<start + size]
      let prefix = field(345..<500)
      let name = prefix.isEmpty ? field(0..<100) : "\(prefix)/\(field(0..<100))"
      switch field(156..<157) {
      case "0", "": files.append((longName ?? name, Array(content)))
      case "x": longName = Self.path(inRecords: content)
      default: break
      }
      if field(156..<157) != "x" { longName = nil }
      offset = start + (size + 511) / 512 * 512
    }
    return files
  }

  /// The path in the records before a file whose name is too long for its header: `31 path=…`.
  private static func path(inRecords records: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: records, as: UTF8.self)
    return text.split(separator: "\n").compactMap { line -> String? in
      guard let space = line.firstIndex(of: " ") else { return nil }
      let record = line[line.index(after: space)...]
      return record.hasPrefix("path=") ? String(record.dropFirst(5)) : nil
    }.first
  }
}
