import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen generate`
struct GenerateCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    guard let folder = arguments.value(.destination) else { return try session.drafting(generate) }
    return try session.reading { try generate(into: folder) }
  }

  private func generate() throws -> ExitCode {
    let isDryRun = arguments.has(.dryRun)
    let input = try session.readSpecs()
    let generation = try session.generate(from: input)
    guard !session.hasErrors(generation.diagnostics) else {
      // Under `--watch`, the next run comes by itself.
      let next =
        isDryRun || session.isWatching ? "" : ", then run \(project.suggestion("generate"))"
      console.say("nothing \(isDryRun ? "would be" : "was") written: fix the specs\(next)")
      return .findings
    }
    let plan = try session.selectedPlan(generation, input)
    return try isDryRun
      ? session.show(plan, input.sources) : session.apply(plan, input.sources)
  }

  /// `mvvmgen generate --into DIR`: generated files as a function of the configuration and of the
  /// specs that a target sees, for build systems that keep the results.
  private func generate(into typed: String) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError("'--into' writes all files of a target: it can't be with paths")
    }
    let input = try session.readSpecs()
    var generation = session.generation(of: input)
    // They may be wrong, without the specs that aren't seen.
    generation.diagnostics.keepErrors()
    generation = session.report(generation, of: input)
    guard !session.hasErrors(generation.diagnostics) else {
      console.say("nothing was written: fix the specs")
      return .findings
    }
    let output = try output(in: typed, input.configuration)
    let folders = try folders(input.configuration)
    let files = generation.files.filter { file in
      file.owner == .tool && folders.contains { Disk.path($0, holds: file.path.text) }
    }
    do {
      if !arguments.has(.dryRun) { try make(output.project.disk.root, typed: typed) }
      return try write(files, in: folders, to: output)
    } catch let error as DiskError {
      throw CommandError(error.message, at: output.project.display(error.path))
    }
  }

  /// The folder, which must be apart from the project's: what isn't generated there is deleted.
  private func output(in typed: String, _ configuration: Configuration) throws -> Session {
    let output = try project.folder(typed, session.environment, arguments)
    let folders = ProjectFolders(configuration)
    let isApart =
      project.path(ofTyped: typed).map { path in
        !(folders.tool + folders.others).contains {
          Disk.path(path, holds: $0) || Disk.path($0, holds: path)
        }
      } ?? (AbsolutePath.rest(of: project.disk.root, in: output.disk.root) == nil)
    guard isApart else {
      throw CommandError("'--into' needs a folder apart from the project's own", at: typed)
    }
    return Session(
      arguments: arguments, environment: session.environment, project: output, console: console)
  }

  /// The folders of the target's generated files; others may be there.
  private func folders(_ configuration: Configuration) throws -> [String] {
    try session.targetApart(in: configuration).map {
      configuration.targets[$0].configuration.generatedFolders
    } ?? [""]
  }

  private func make(_ folder: String, typed: String) throws {
    let disk = Disk(root: "", perform: project.disk.perform)
    do { try disk.makeFolder(String(folder.dropFirst())) } catch {
      throw CommandError(error.message, at: typed)
    }
  }

  private func write(
    _ files: [GeneratedFile], in folders: [String], to output: Session
  ) throws -> ExitCode {
    let disk = output.project.disk
    let plan = try OutputPlan(
      for: files, in: ProjectFolders(tool: folders), on: disk,
      replacingEdited: arguments.has(.force))
    return arguments.has(.dryRun) ? output.show(plan) : try output.apply(plan)
  }
}
