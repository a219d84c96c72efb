import Generator

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
}
