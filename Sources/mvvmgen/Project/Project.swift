import MvvmgenStorage

/// The folder that all of a project's paths are relative to: that of its `mvvmgen.json`, or without
/// one the working directory.
struct Project: Sendable {
  let disk: Disk
  /// The name of the configuration in the project; nil without one.
  let configurationName: String?
  /// The prefix for opening a path from the working directory.
  private let relativePrefix: String
  /// The prefix for printing a path.
  private let displayPrefix: String
  private let workingDirectory: String?
  /// That of a command that a run suggests.
  private let program: String
  /// The number of changes that a run has made to the project's files.
  private let changes: Locked<Int>
  /// Texts that an editor hasn't saved, in place of those on disk.
  var unsaved: [ProjectPath: [UInt8]] = [:]
  /// The options that located the project, for commands that a run suggests.
  private var options: String

  static let configurationName = "mvvmgen.json"

  var configurationPath: String { display(configurationName ?? Project.configurationName) }

  static func locate(_ arguments: Arguments, _ environment: Environment) throws -> Project {
    let here = environment.workingDirectory
    let location = arguments.value(.config) ?? arguments.value(.directory)
    guard here != nil || location?.utf8.starts(with: "/".utf8) == true else {
      throw CommandError("the working directory is gone")
    }
    if let location, location.isEmpty {
      let option = arguments.has(.config) ? Option.config : Option.directory
      throw UsageError.missingValue(option)
    }
    if let file = arguments.value(.config) {
      return try configured(by: file, arguments, environment)
    }
    let project = try nearest(to: arguments.value(.directory), arguments, environment)
    if let file = environment.configuration, file != project.configurationFile {
      try checkIsThere(file, from: here)
    }
    return project
  }

  /// Checks for the configuration of an earlier run.
  private static func checkIsThere(_ file: String, from here: String?) throws {
    let (folder, name) = (Disk.folder(of: file), Disk.name(of: file))
    guard try !hasConfiguration(name, Disk(root: folder, isProbe: true)) else { return }
    let prefix = here.map { AbsolutePath.prefix(from: $0, to: folder) } ?? "\(folder)/"
    throw CommandError(
      "the configuration is gone: nothing is generated until it is back", at: prefix + name)
  }

  /// The absolute path of the configuration; nil without one.
  var configurationFile: String? { configurationName.map { disk.absolute($0) } }

  private static func configured(
    by file: String, _ arguments: Arguments, _ environment: Environment
  ) throws -> Project {
    let path = AbsolutePath.normalized(file, from: environment.workingDirectory ?? "")
    let project = Project(
      Disk.folder(of: path), file: Disk.name(of: path), environment, "--config", file,
      arguments)
    guard try hasConfiguration(Disk.name(of: path), project.disk) else {
      throw CommandError("there is no such configuration", at: file)
    }
    return project
  }

  /// The project of a folder, or of the nearest one above it that has a configuration.
  private static func nearest(
    to folder: String?, _ arguments: Arguments, _ environment: Environment
  ) throws -> Project {
    let here = environment.workingDirectory ?? ""
    guard let start = Disk.resolved(AbsolutePath.absolute(folder ?? "", from: here)),
      case let disk = Disk(root: start, isProbe: true), try disk.kind("") == .folder
    else {
      throw CommandError("there is no such folder", at: folder ?? here)
    }
    let isSetUp = arguments.command == .initialize
    let hasSystem = try isSetUp && !BuildSystem.all(in: "", disk).isEmpty
    // A package or an app gets a project of its own; other folders are part of the project above.
    var next = try hasSystem && disk.kind(configurationName) == nil ? nil : start
    while let parent = next {
      let probe = Disk(
        root: parent, isProbe: true, followsAllLinks: arguments.has(.destination))
      if try hasConfiguration(configurationName, probe) {
        return Project(
          parent, file: configurationName, environment, "--directory", folder,
          arguments)
      }
      next = parent.isEmpty ? nil : Disk.folder(of: parent)
    }
    if isSetUp, !hasSystem { try checkIsWhole(disk, typed: folder) }
    if isSetUp, !hasSystem, let app = try appFolder(on: disk, with: arguments.values(.target)) {
      let file = try hasConfiguration(
        configurationName, Disk(root: Disk.joined(start, app), isProbe: true))
      return Project(
        Disk.joined(start, app), file: file ? configurationName : nil, environment, "--directory",
        folder.map { Disk.joined($0, app) } ?? app, arguments)
    }
    return Project(
      start, file: nil, environment, "--directory", folder, arguments)
  }

  /// Refuses a folder of an app's sources, whose project is above it.
  private static func checkIsWhole(_ disk: Disk, typed: String?) throws {
    guard try disk.entries("")?.isEmpty == false else { return }
    var (parent, way) = (disk.absolute(""), "")
    for _ in 0..<3 {
      parent = Disk.folder(of: parent)
      way = Disk.joined(way, "..")
      let system = try? BuildSystem.all(in: "", Disk(root: parent, isProbe: true)).first
      guard let system, !system.isOfPackage else { continue }
      throw CommandError.refused(
        "this is a folder of the app with \(system.name.printable): write '--directory "
          + "\(Disk.joined(typed ?? "", way).printable)'")
    }
  }

  /// The folder of the only app below one that has no package and no project of its own.
  ///
  /// - Parameter targets: the names of its targets; several may be of the app and of packages beside it.
  private static func appFolder(on disk: Disk, with targets: [String]) throws -> String? {
    var folders = try disk.appFolders(in: "", depth: 2)
    if targets.count > 1 {
      folders = try folders.filter { folder in
        let own = Disk(root: disk.absolute(folder), isProbe: true)
        let known = try BuildSystem.targets(own) + BuildSystem.targets(below: "", own)
        return Set(targets).isSubset(of: known.map(\.name))
      }
    }
    guard folders.count < 2 else {
      let option = Option.directory.rawValue
      let list = folders.map { "'\($0.printable)'" }.joined(separator: ", ")
      throw CommandError.refused(
        "there are several apps below this folder: write '\(option)' and one of \(list)")
    }
    return folders.first
  }

  /// Something with a configuration's name that isn't a plain file must not be ignored: without the
  /// configuration, other files would be generated.
  private static func hasConfiguration(_ name: String, _ disk: Disk) throws -> Bool {
    do {
      switch try disk.kind(name) {
      case nil: return false
      case .file: return true
      case .link where disk.mayFollow(name): return true
      case .link where try disk.kind(disk.targetInProject(ofLink: name)) == .file: return true
      case .folder, .link, .other: throw DiskError(path: name, reason: .notAFile)
      }
    } catch let error as DiskError {
      throw CommandError(error.message, at: disk.absolute(error.path))
    }
  }

  /// A folder without a configuration, as seen by a user in it.
  init(root: String) {
    self.init(root, file: nil, Environment(workingDirectory: root), "", nil)
  }

  private init(
    _ root: String,
    file: String?,
    _ environment: Environment,
    _ option: String,
    _ value: String?,
    _ arguments: Arguments? = nil
  ) {
    let changes = Locked(0)
    self.changes = changes
    let perform = environment.perform
    let disk = Disk(
      root: root == "/" ? "" : root, memory: environment.memory,
      followsAllLinks: arguments?.has(.destination) ?? false
    ) { change in
      let result = perform(change)
      if result >= 0, change.isLasting { changes.withLock { $0 += 1 } }
      return result
    }
    self.disk = disk
    configurationName = file
    (workingDirectory, program) = (environment.workingDirectory, environment.program)
    relativePrefix =
      workingDirectory.map { AbsolutePath.prefix(from: $0, to: disk.root) } ?? "\(disk.root)/"
    let isAbsolute =
      switch arguments?.printedPaths {
      case .absolute: true
      case .relative, nil: false
      case .absoluteOutside: Project.isOutside(relativePrefix)
      }
    displayPrefix = isAbsolute ? "\(disk.root)/" : relativePrefix
    options = value.map { " \(option) \(Project.shellQuoted($0))" } ?? ""
  }

  /// A folder for output apart from the project's own.
  func folder(_ typed: String, _ environment: Environment, _ arguments: Arguments) throws -> Project
  {
    guard let path = absolutePath(ofTyped: typed) else {
      throw CommandError("the working directory is gone", at: typed)
    }
    var output = Project(
      path, file: nil, environment, Option.destination.rawValue, typed, arguments)
    let targets = arguments.values(.target).map { " \(Option.target.rawValue) \($0)" }.joined()
    output.options = options + targets + output.options
    return output
  }

  /// The folder of all specs in the project, wherever that is; nil without a configuration, which could
  /// name it.
  func folderOfSpecs(besides isTemplate: (ProjectPath) -> Bool) -> String? {
    guard configurationName != nil,
      let listing = try? disk.list("", suffix: ".screen.json", skippingUnreadable: true)
    else { return nil }
    let specs = listing.files.filter { !isTemplate($0) }
    let folders = specs.map { $0.text.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? nil : common.joined(separator: "/")
  }

  var changeCount: Int { changes.withLock { $0 } }

  /// A path of the project that the user can open: relative to the working directory, or absolute.
  func display(_ path: String) -> String {
    displayPrefix + path
  }

  func display(_ path: ProjectPath) -> String {
    display(path.text)
  }

  /// A path for a diff: relative to the working directory if it is inside, or else to the project.
  func pathInDiff(_ path: ProjectPath) -> String {
    Project.isOutside(relativePrefix) ? path.text : relativePrefix + path.text
  }

  /// Whether paths with this prefix aren't in the working directory.
  private static func isOutside(_ prefix: String) -> Bool {
    ["/", "../"].contains { prefix.utf8.starts(with: $0.utf8) }
  }

  /// A typed path as an absolute one; nil if it begins in a folder that doesn't exist any more.
  func absolutePath(ofTyped typed: String) -> String? {
    guard workingDirectory != nil || typed.utf8.starts(with: "/".utf8) else { return nil }
    return AbsolutePath.normalized(typed, from: workingDirectory ?? "")
  }

  /// A typed path relative to the project, empty for the project itself; nil outside of it.
  func path(ofTyped typed: String) -> String? {
    let path = AbsolutePath.normalized(typed, from: workingDirectory ?? "")
    if let path = AbsolutePath.rest(of: path, in: disk.root) { return path }
    // One of the two may contain a link.
    let root = Disk.resolved(disk.root.isEmpty ? "/" : disk.root) ?? disk.root
    let whole = AbsolutePath.absolute(typed, from: workingDirectory ?? "")
    return AbsolutePath.rest(of: AbsolutePath.resolved(whole), in: root == "/" ? "" : root)
  }

  /// A command for this project, in quotes, to be copied.
  func suggestion(_ words: String) -> String {
    let command = "\(program) \(words)\(options)"
    // Nested quotes would be ambiguous.
    return command.utf8.contains(UInt8(ascii: "'")) ? "`\(command)`" : "'\(command)'"
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
