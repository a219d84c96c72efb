import Editing
import Generator
import Language
import Storage
import Syntax

/// `mvvmgen init`
struct InitCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode { try session.drafting(initialize) }

  private func initialize() throws -> ExitCode {
    var surroundings = try Surroundings(project.disk)
    if let ui = arguments.value(.ui) { surroundings.ui = Configuration.UserInterface(rawValue: ui) }
    if project.configurationName == nil { try checkVersion(of: surroundings) }
    var setup = Setup(
      project: project, newPackage: surroundings.hasApp ? nil : package, ui: surroundings.ui)
    let configurationName = project.configurationName ?? Project.configurationName
    let text =
      setup.isPackage
      ? MvvmgenPackage.configuration(for: surroundings.ui) : surroundings.configuration
    try setup.add(configurationName, text)
    var input = try session.readInput()
    if let source = setup.source(of: configurationName) {
      input.sources.insert(source, at: 0)
      input.configuration =
        pipeline.decodeConfiguration(source, 0, &input.diagnostics) ?? input.configuration
    }
    let hasSpecs = input.sources.count > 1
    let example =
      arguments.value(.example).flatMap(StarterExample.init) ?? (hasSpecs ? .none : .signIn)
    try setup.addAll(of: example, input.configuration)
    if arguments.has(.agents) { try setup.add("AGENTS.md", Manual.agents) }
    let setUp = setup.edits
    for edit in setUp.all where edit.path.hasPrefix("\(input.configuration.specs)/") {
      let isSpec = edit.path.hasSuffix(".json") && !edit.path.contains("/\(SchemaFiles.folder)/")
      guard isSpec else { continue }
      input.sources.append(SourceFile(path: ProjectPath(edit.path), bytes: edit.new))
    }
    let generation = try session.generate(from: input)
    guard !session.hasErrors(generation.diagnostics) else {
      console.say("nothing was written: fix the specs first")
      return .findings
    }
    return try carryOut(setup, session.plan(generation, input), input, surroundings, example)
  }

  /// Refuses systems that the runtime, or SwiftUI with Observation, doesn't support.
  private func checkVersion(of surroundings: Surroundings) throws {
    guard let older = surroundings.olderIOS,
      older.oldestSupported != nil || surroundings.ui == .swiftui
    else { return }
    let needs =
      older.oldestSupported.map { "`GeneratedRuntime` needs iOS \($0)" }
      ?? "a screen that SwiftUI draws needs iOS 17"
    throw CommandError(
      "the app supports iOS \(older.version), and \(needs): raise its deployment target\n"
        + "nothing was written", at: project.display(older.file))
  }

  /// The package of mvvmgen, if the command line names it.
  private var package: MvvmgenPackage? {
    arguments.value(.package).map { MvvmgenPackage($0, for: project) }
  }

  private func carryOut(
    _ setup: Setup, _ plan: OutputPlan, _ input: ProjectInput, _ surroundings: Surroundings,
    _ example: StarterExample
  ) throws -> ExitCode {
    guard !plan.isRefused else { return session.refuse(plan) }
    var plan = plan
    let made = Set(setup.edits.all.map(\.path))
    plan.entries.removeAll { made.contains($0.path.text) }
    if let reason = surroundings.reason, project.configurationName == nil {
      console.say("found \(reason.printable)")
    }
    let isDryRun = arguments.has(.dryRun)
    try session.carryOut(setup.edits)
    if isDryRun {
      for entry in plan.outOfDate { session.report(entry) }
    } else {
      try plan.apply(to: project.disk)
    }
    for path in setup.kept { session.report("keep", path) }
    console.say(plan.summary(isDone: !isDryRun, beside: setup.edits.all.count))
    guard !isDryRun, !setup.edits.isEmpty else { return .success }
    if !setup.isPackage, let missing = surroundings.missing {
      console.say("first: \(missing.text(package ?? .published))")
    }
    let first =
      example.firstScreen.map { "new-screen About --from \($0).aboutButtonTapped" }
      ?? "new-screen \(input.sources.count > 1 ? "NAME" : "Login")"
    console.say("next: \(project.suggestion(first)), then \(setup.check(example))")
    return .success
  }
}

/// The files that a project is set up with. Existing files are kept.
private struct Setup {
  let project: Project
  /// The dependency of a new package; nil if none is created.
  let newPackage: MvvmgenPackage?
  let ui: Configuration.UserInterface?
  private(set) var edits = SpecEdits()
  private(set) var kept: [String] = []

  var isPackage: Bool { newPackage != nil }

  /// The command that checks the result.
  func check(_ example: StarterExample) -> String {
    guard isPackage else { return project.suggestion("check") }
    return example.tests == nil ? "'swift build'" : "'swift test'"
  }

  mutating func add(_ path: String, _ text: String) throws(DiskError) {
    if try project.disk.kind(path) == nil { edits.create(path, text) } else { kept.append(path) }
  }

  func source(of path: String) -> SourceFile? {
    edits.all.first { $0.path == path }.map {
      SourceFile(path: ProjectPath($0.path), bytes: $0.new)
    }
  }

  mutating func addAll(
    of example: StarterExample, _ configuration: Configuration
  ) throws(DiskError) {
    let folders = [configuration.generated] + (configuration.doubles.map { [$0.folder] } ?? [])
    let lines = folders.map { folder in
      let files = "\(folder)/**"
      // In quotes, git allows spaces.
      return "\(files.contains(" ") ? JSONText.quoted(files) : files) linguist-generated\n"
    }
    try add(".gitattributes", lines.joined())
    try add(".vscode/settings.json", SchemaFiles.settings(configuration))
    for (path, text) in SchemaFiles.all(configuration) { try add(path, text) }
    for (path, text) in example.specs { try add("\(configuration.specs)/\(path)", text) }
    // In an app with other names, these sources wouldn't compile; the scaffolds do.
    if configuration.flowOutput == .delegate, configuration.names == Suffixes() {
      for (path, text) in example.sources { try add("\(configuration.sources)/\(path)", text) }
    }
    guard let newPackage else { return }
    try add(".gitignore", ".build/\n.swiftpm/\nxcuserdata/\n.DS_Store\n")
    try add("Package.swift", newPackage.manifest(for: ui))
    try add("Tests/AppTests/FlowTests.swift", example.tests ?? StarterExample.noTests)
  }
}
