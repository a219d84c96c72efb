import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// The targets on the command line.
extension Session {
  /// The configuration of the target that a new spec is for.
  func part(of configuration: Configuration) throws -> Configuration {
    let names = configuration.targets.map(\.name.value.text)
    let typed = try targets(in: configuration)
    if let target = typed.last { return target.configuration }
    if names.isEmpty { return configuration }
    let chosen = environment.terminal?.choose("which target is it in?", among: names)
    guard let target = configuration.targets.first(where: { $0.name.value.text == chosen }) else {
      throw UsageError(
        "which target is it in? Write '--target' and one of \(names.joined(separator: ", "))")
    }
    return target.configuration
  }

  /// A command that writes a spec, for which an app of several targets needs one of them.
  func creation(_ words: String, in configuration: Configuration) -> String {
    let target = Project.shellQuoted(arguments.value(.target) ?? "TARGET")
    return project.suggestion(configuration.targets.isEmpty ? words : "\(words) --target \(target)")
  }

  /// Those of the option; none without it.
  func targets(in configuration: Configuration) throws -> [ModuleTarget] {
    try arguments.values(.target).map { typed in
      let names = configuration.targets.map(\.name.value.text)
      guard let target = configuration.targets.first(where: { $0.name.value.text == typed }) else {
        let near = suggestion(for: typed, among: names) ?? ""
        throw CommandError.unknownName(
          names.isEmpty
            ? "\(project.configurationPath) has no `targets`"
            : "there is no target '\(typed.printable)'\(near)",
          hint: near.isEmpty && !names.isEmpty
            ? "the targets in \(project.configurationPath) are \(names.joined(separator: ", "))"
            : nil)
      }
      return target
    }
  }

  /// The index of the target whose files are written apart from the project's; nil where the app has no
  /// targets, or without `--into`.
  func targetApart(in configuration: Configuration) throws -> Int? {
    let targets = try arguments.has(.destination) ? targets(in: configuration) : []
    guard arguments.has(.destination), !configuration.targets.isEmpty || !targets.isEmpty else {
      return nil
    }
    guard targets.count == 1 else {
      let names = configuration.targets.map(\.name.value.text).joined(separator: ", ")
      throw UsageError(
        "'--into' writes the files of one target: write '--target' and one of \(names)",
        command: .generate)
    }
    return configuration.target(targets[0].name.value)
  }

  /// The files of some targets, and the folders that they are in: what others have isn't rendered.
  func limited(
    _ files: [GeneratedFile], to targets: [ModuleTarget], _ configuration: Configuration
  ) -> (files: [GeneratedFile], folders: ProjectFolders) {
    let all = ProjectFolders(configuration)
    let parts = targets.map(\.configuration)
    guard !parts.isEmpty else { return (files, all) }
    let folders = ProjectFolders(
      tool: parts.flatMap(\.generatedFolders), others: all.tool + all.others)
    let own = folders.tool + parts.map(\.sources) + parts.compactMap(\.doubles?.tests)
    return (files.filter { file in own.contains { Disk.path($0, holds: file.path.text) } }, folders)
  }
}
