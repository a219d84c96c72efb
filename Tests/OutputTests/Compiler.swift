import Foundation

/// The real compiler, including the checks on SIL: `-typecheck` alone misses missing returns,
/// properties that are never set and data races. On a Mac it compiles for the iOS simulator, with
/// Apple's UIKit and SwiftUI; elsewhere with the stand-ins.
enum Compiler {
  /// Whether `canImport(UIKit)` holds.
  enum UIKit: CaseIterable {
    case with
    case without
  }

  /// Compiles files as one module, with access to the runtime; warnings are errors.
  ///
  /// - Parameters:
  /// - modules: the folders of other modules to import.
  /// - isImported: whether the module is written to `folder`, for tests to import.
  static func compile(
    _ files: [URL], as module: String = "App", _ mode: Mode, _ uiKit: UIKit,
    modules: [URL] = [], isImported: Bool = false, in folder: URL
  ) throws -> Tool {
    let search = try searchPaths(uiKit) + modules.map { $0.text }
    let emitting =
      isImported ? ["-emit-module-path", "\(module).swiftmodule", "-enable-testing"] : []
    // A link, which a compiler that fails removes; it would remove the device itself.
    let nowhere = folder.appending(path: "nowhere")
    try? FileManager.default.createSymbolicLink(
      atPath: nowhere.text, withDestinationPath: "/dev/null")
    return try Tool.run(
      swiftc(uiKit) + ["-emit-sil", "-wmo", "-o", "nowhere", "-warnings-as-errors"] + emitting
        + ["-parse-as-library", "-module-name", module, "-package-name", "app", "-D", "DEBUG"]
        + mode.flags + search.flatMap { ["-I", $0] } + files.map { $0.text },
      in: folder)
  }

  /// The same, and then the tests that import the module.
  ///
  /// - Parameter support: a library of doubles, which the tests import, too.
  static func compile(
    _ files: [URL], as module: String = "App", support: [URL] = [], testsApart tests: [URL],
    _ mode: Mode, _ uiKit: UIKit, modules: [URL], in folder: URL
  ) throws -> Tool {
    var tool = try compile(
      files, as: module, mode, uiKit, modules: modules + [folder], isImported: true, in: folder)
    for (name, files) in [("\(module)Support", support), ("AppTests", tests)]
    where tool.succeeded && !files.isEmpty {
      tool = try compile(
        files, as: name, mode, uiKit, modules: modules + [folder], isImported: true, in: folder)
    }
    return tool
  }

  /// Compiles files to a module in `folder` that others can import, with and without UIKit.
  ///
  /// - Parameter bodies: whether functions are checked inside, too, which takes most of the time.
  static func emitModule(
    _ name: String, of files: [URL], package: String = "app", search: [String] = [],
    bodies: Bool = true, into folder: URL
  ) throws -> Tool {
    let rest =
      search.flatMap { ["-I", $0] }
      + (bodies ? [] : ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"])
    #if os(macOS)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "\(name).swiftmodule"), withIntermediateDirectories: true)
      let tool = try emit(
        name, as: "\(name).swiftmodule/\(processor)-apple-macos.swiftmodule", of: files,
        package: package, rest, .without, in: folder)
      guard tool.succeeded else { return tool }
      return try emit(
        name, as: "\(name).swiftmodule/\(processor)-apple-ios-simulator.swiftmodule", of: files,
        package: package, rest, .with, in: folder)
    #else
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try emit(
        name, as: "\(name).swiftmodule", of: files, package: package, rest, .with,
        in: folder)
    #endif
  }

  private static func emit(
    _ name: String, as path: String, of files: [URL], package: String, _ rest: [String],
    _ uiKit: UIKit, in folder: URL
  ) throws -> Tool {
    try Tool.run(
      swiftc(uiKit, oldest: true) + ["-emit-module", "-wmo", "-o", path, "-warnings-as-errors"]
        + ["-parse-as-library", "-module-name", name, "-package-name", package, "-enable-testing"]
        + Mode.swift6AndFeatures.flags + rest + files.map { $0.text },
      in: folder)
  }

  #if os(macOS)
    /// - Parameter oldest: whether it compiles for the oldest iOS that the runtime supports; otherwise
    ///   for one that has all that the output uses.
    private static func swiftc(_ uiKit: UIKit, oldest: Bool = false) -> [String] {
      guard uiKit == .with else { return ["swiftc"] }
      let target = "\(processor)-apple-ios\(oldest ? "15.0" : "17.0")-simulator"
      return ["xcrun", "--sdk", "iphonesimulator", "swiftc", "-target", target]
    }

    #if arch(arm64)
      private static let processor = "arm64"
    #else
      private static let processor = "x86_64"
    #endif

    /// The folder of the runtime; compiled once, when it is first needed.
    private static func searchPaths(_ uiKit: UIKit) throws -> [String] { try runtime.get() }

    private static let runtime = Result {
      let folder = Folders.built.appending(path: "runtime")
      try buildRuntime(into: folder, search: [])
      return [folder.text]
    }
  #else
    /// Previews are expanded to nothing; their bodies are checked before.
    private static func swiftc(_ uiKit: UIKit, oldest: Bool = false) -> [String] {
      let previews = Folders.standIns.appending(path: "Previews/plugin").text
      return ["swiftc"]
        + (uiKit == .with ? ["-load-plugin-executable", "\(previews)#PreviewsMacros"] : [])
    }

    /// The folders of the modules that an app imports; compiled once, when they are first needed.
    private static func searchPaths(_ uiKit: UIKit) throws -> [String] {
      switch uiKit {
      case .with: try runtimeWithUIKit.get()
      case .without: try runtimeWithoutUIKit.get()
      }
    }

    private static let runtimeWithoutUIKit = Result {
      let folder = Folders.built.appending(path: "runtime-no-UIKit")
      try buildRuntime(into: folder, search: [])
      return [folder.text]
    }

    private static let runtimeWithUIKit = Result {
      let standIn = Folders.built.appending(path: "stand-in")
      let runtime = Folders.built.appending(path: "runtime-UIKit")
      try build("UIKit", in: Folders.standIns, into: standIn, search: [])
      try build("SwiftUI", in: Folders.standIns, into: standIn, search: [standIn.text])
      try buildRuntime(into: runtime, search: [standIn.text])
      return [standIn.text, runtime.text]
    }
  #endif

  private static func buildRuntime(into folder: URL, search: [String]) throws {
    for name in ["GeneratedRuntime", "GeneratedRuntimeTesting"] {
      try build(name, in: Folders.sources, into: folder, search: search + [folder.text])
    }
  }

  /// Their functions are compiled by the builds of the package and of `Tests/UIKitCompatibility`.
  private static func build(
    _ name: String, in parent: URL, into folder: URL, search: [String]
  ) throws {
    let files = try Folders.swiftFiles(below: parent.appending(path: name))
    let tool = try emitModule(
      name, of: files, package: "mvvmgen", search: search, bodies: false, into: folder)
    if !tool.succeeded { throw DoesNotCompile(tool: tool) }
  }

  /// A module that apps need and that doesn't compile.
  struct DoesNotCompile: Error, CustomStringConvertible {
    let tool: Tool
    var description: String { tool.description }
  }
}

/// The paths of input and output.
enum Folders {
  static let package = Fixture.root.deletingLastPathComponent()
  static let sources = package.appending(path: "Sources")
  static let standIns = package.appending(path: "StandIns")
  static let standIn = package.appending(path: "Tests/OutputTests/StandIn")

  /// The last output is kept, so that a failed command can be repeated by hand. Two runs at once
  /// need two folders: `OUTPUT_TESTS` names what it is made in.
  static let built = {
    let named = ProcessInfo.processInfo.environment["OUTPUT_TESTS"].map { URL(filePath: $0) }
    let folder = (named ?? package.appending(path: ".build")).appending(path: "output-tests")
    try? FileManager.default.removeItem(at: folder)
    return folder
  }()

  /// The Swift files in a folder and its subfolders.
  static func swiftFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.text).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  /// The Swift files directly in a folder; none if it doesn't exist.
  static func swiftFiles(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.text) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.text).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }
}

extension URL {
  /// Its path as a command line argument.
  var text: String { path(percentEncoded: false) }
}
