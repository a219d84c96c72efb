import Foundation
import PackagePlugin

/// `swift package mvvmgen COMMAND`: runs the tool in the package for which it is called.
@main
struct MvvmgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "mvvmgen").url, with: arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, with arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The tool has printed the reason. SwiftPM only says that the plugin failed.
    guard process.terminationReason == .exit else { exit(EXIT_FAILURE) }
    if process.terminationStatus != EXIT_SUCCESS { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MvvmgenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // Xcode passes the targets that are selected in its dialog; specs belong to the whole
      // project.
      _ = extractor.extractOption(named: "target")
      let rest = extractor.remainingArguments
      try run(
        context.tool(named: "mvvmgen").url,
        with: (rest.isEmpty ? ["generate"] : rest) + ["--format", "xcode"],
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
