import Storage

/// The folder that all of a project's paths are relative to: that of its `mvvmgen.json`, or without
/// one the folder that mvvmgen runs in.
struct Project: Sendable {
  let disk: Disk
  /// The configuration's name in the project; nil where there is none.
  let configurationName: String?
  /// What stands before a path, so that it can be opened from the working directory.
  private let relativePrefix: String
  /// What stands before a path that is shown.
  private let displayPrefix: String
  private let workingDirectory: String?
  /// The options that said where the project is, for commands that a run suggests.
  private let options: String

  static let configurationName = "mvvmgen.json"

  var configurationPath: String { display(configurationName ?? Project.configurationName) }

  static func locate(_ arguments: Arguments, _ environment: Environment) throws -> Project {
    let here = environment.workingDirectory
    let place = arguments.value(.config) ?? arguments.value(.directory)
    guard here != nil || place?.utf8.starts(with: "/".utf8) == true else {
      throw Stop(.impossible, "mvvmgen: error: the working directory is gone")
    }
    if let place, place.isEmpty {
      let option = arguments.has(.config) ? Option.config : Option.directory
      throw UsageError.missingValue(option, arguments.command)
    }
    if let file = arguments.value(.config) {
      let path = AbsolutePath.normalized(file, from: here ?? "")
      let folder = Disk.folder(of: path)
      let project = Project(
        folder, file: Disk.name(of: path), environment, "--config", file,
        showsAbsolutePaths: arguments.showsAbsolutePaths)
      guard try hasConfiguration(Disk.name(of: path), project.disk) else {
        throw Stop(
          .impossible, "\(file.printable): error: there is no such configuration")
      }
      return project
    }
    let folder = arguments.value(.directory)
    guard let start = Disk.resolved(AbsolutePath.absolute(folder ?? "", from: here ?? "")),
      try Disk(root: start, isProbe: true).kind("") == .folder
    else {
      throw Stop(
        .impossible, "\((folder ?? here ?? "").printable): error: there is no such folder")
    }
    var parent = start
    while true {
      if try hasConfiguration(configurationName, Disk(root: parent, isProbe: true)) {
        return Project(
          parent, file: configurationName, environment, "--directory", folder,
          showsAbsolutePaths: arguments.showsAbsolutePaths)
      }
      guard !parent.isEmpty else { break }
      parent = Disk.folder(of: parent)
    }
    return Project(
      start, file: nil, environment, "--directory", folder,
      showsAbsolutePaths: arguments.showsAbsolutePaths)
  }

  /// What has a configuration's name and isn't one must not be passed over: without it, other files
  /// would be generated.
  private static func hasConfiguration(_ name: String, _ disk: Disk) throws -> Bool {
    do {
      switch try disk.kind(name) {
      case nil: return false
      case .file: return true
      case .link where try disk.kind(disk.targetInProject(ofLink: name)) == .file: return true
      case .folder, .link, .other: throw DiskError(path: name, reason: .notAFile)
      }
    } catch let error as DiskError {
      let path = disk.absolute(error.path).printable
      throw Stop(.impossible, "\(path): error: \(error.message)")
    }
  }

  /// A folder without a configuration, as whoever runs in it sees it.
  init(root: String) {
    self.init(root, file: nil, Environment(workingDirectory: root), "", nil)
  }

  private init(
    _ root: String,
    file: String?,
    _ environment: Environment,
    _ option: String,
    _ value: String?,
    showsAbsolutePaths: Bool = false
  ) {
    let disk = Disk(root: root == "/" ? "" : root, perform: environment.perform)
    self.disk = disk
    configurationName = file
    workingDirectory = environment.workingDirectory
    relativePrefix =
      workingDirectory.map { AbsolutePath.prefix(from: $0, to: disk.root) } ?? "\(disk.root)/"
    displayPrefix = showsAbsolutePaths ? "\(disk.root)/" : relativePrefix
    options = value.map { " \(option) \(Project.shellQuoted($0))" } ?? ""
  }

  /// A path of the project as the user can open it: from the working directory, or from anywhere.
  func display(_ path: String) -> String {
    displayPrefix + path
  }

  func display(_ path: ProjectPath) -> String {
    display(path.text)
  }

  /// A path as a diff has it: from the working directory where it lies below that, or else from
  /// the project.
  func pathInDiff(_ path: ProjectPath) -> String {
    let isOutside = ["/", "../"].contains { relativePrefix.utf8.starts(with: $0.utf8) }
    return isOutside ? path.text : relativePrefix + path.text
  }

  /// A path that was typed, from the root; nil where it begins in a folder that is gone.
  func absolutePath(ofTyped typed: String) -> String? {
    guard workingDirectory != nil || typed.utf8.starts(with: "/".utf8) else { return nil }
    return AbsolutePath.normalized(typed, from: workingDirectory ?? "")
  }

  /// The path in the project of one that was typed, empty for the project itself; nil outside of it.
  func path(ofTyped typed: String) -> String? {
    let path = AbsolutePath.normalized(typed, from: workingDirectory ?? "")
    if let path = AbsolutePath.rest(of: path, in: disk.root) { return path }
    // One of the two may lead through a link.
    let root = Disk.resolved(disk.root.isEmpty ? "/" : disk.root) ?? disk.root
    let whole = AbsolutePath.absolute(typed, from: workingDirectory ?? "")
    return AbsolutePath.rest(of: AbsolutePath.resolved(whole), in: root == "/" ? "" : root)
  }

  /// A command that does something to this project, to be copied.
  func commandLine(_ words: String) -> String {
    "mvvmgen \(words)\(options)"
  }

  static func shellQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/._-+@".utf8.contains(byte)
      }
    }
    if isPlain && !text.isEmpty { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}

/// Paths from the root of the file system, without a slash at their end; the root is empty.
enum AbsolutePath {
  static func absolute(_ path: String, from folder: String) -> String {
    path.utf8.starts(with: "/".utf8) ? path : "\(folder)/\(path)"
  }

  /// The path without the folder that it lies in, empty for the folder itself; nil outside of it.
  static func rest(of path: String, in folder: String) -> String? {
    if path == folder { return "" }
    guard path.utf8.starts(with: "\(folder)/".utf8) else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  /// Without links, as far as something lies there.
  static func resolved(_ path: String) -> String {
    if let known = Disk.resolved(path) { return known == "/" ? "" : known }
    let normal = normalized(path, from: "")
    guard !normal.isEmpty else { return normal }
    return "\(resolved(Disk.folder(of: normal)))/\(Disk.name(of: normal))"
  }

  /// Resolves `.` and `..` by their spelling.
  static func normalized(_ path: String, from folder: String) -> String {
    let whole = absolute(path, from: folder)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.map { "/\($0)" }.joined()
  }

  /// What to put before a path in `target` to open it from `folder`.
  static func prefix(from folder: String, to target: String) -> String {
    let here = folder.split(separator: "/")
    let there = target.split(separator: "/")
    if there.starts(with: here) { return there.dropFirst(here.count).map { "\($0)/" }.joined() }
    guard here.starts(with: there) else { return "\(target)/" }
    return String(repeating: "../", count: here.count - there.count)
  }
}
