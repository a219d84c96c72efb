import Foundation
import PackagePlugin

/// Fails the build of a target at the spec's line if a generated file doesn't match its spec. It
/// changes nothing in the project.
@main
struct MvvmgenCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let project = SpecProject(above: target.directoryURL, in: context.package.directoryURL)
    return [
      check(
        project, with: try context.tool(named: "mvvmgen").url,
        in: context.pluginWorkDirectoryURL)
    ]
  }

  private func check(_ project: SpecProject, with tool: URL, in workFolder: URL) -> Command {
    // The stamp is compiled with the target: a file of another kind would be copied into the app.
    let stamp = workFolder.appendingPathComponent("MvvmgenCheck.stamp.swift")
    return .buildCommand(
      displayName: "Checking the generated files of \(project.folder.lastPathComponent)",
      executable: tool,
      arguments: [
        "check", "--format", "xcode", "--directory", project.folder.path, "--stamp", stamp.path,
      ],
      inputFiles: project.inputs,
      outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MvvmgenCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      return [
        check(
          SpecProject(above: folder, in: folder), with: try context.tool(named: "mvvmgen").url,
          in: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
