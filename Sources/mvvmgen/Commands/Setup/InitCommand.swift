import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen init`
struct InitCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode { try session.drafting(initialize) }

  /// Whether nothing was set up before. Later, nothing is chosen again.
  private var isNew: Bool { project.configurationName == nil }

  private func initialize() throws -> ExitCode {
    var input = try session.readInput()
    var names: [String] = []
    for name in arguments.values(.target) where !names.contains(name) { names.append(name) }
    guard !arguments.has(.example) || names.count < 2 && input.configuration.targets.isEmpty else {
      throw UsageError("'--example' is for one target: each of several begins with a flow")
    }
    var surroundings = try Surroundings(
      project.disk, targets: names, known: isNew ? nil : input.configuration)
    if let ui = arguments.value(.ui) { surroundings.ui = Configuration.UserInterface(rawValue: ui) }
    if isNew { try checkVersion(of: surroundings) }
    var setup = Setup(project: project, app: try newApp(in: surroundings))
    let configurationName = project.configurationName ?? Project.configurationName
    try setup.add(configurationName, setup.app?.configuration ?? surroundings.configuration)
    if let source = setup.source(of: configurationName) {
      input.sources.insert(source, at: 0)
      var findings = Diagnostics()
      guard let configuration = Configuration.decode(source, file: 0, into: &findings) else {
        let reasons = findings.all.map(\.message).joined(separator: "\n")
        throw CommandError(
          "\(reasons)\nnothing was written",
          at: project.display(surroundings.system?.name ?? configurationName))
      }
      input.configuration = configuration
      try ProjectInput.checkTargets(of: &input, project)
    }
    let own = session.ownFiles(input, [])
    let choice = try self.choice(of: input, own)
    try setup.addAll(of: choice, input.configuration)
    if setup.takesSources(input.configuration), input.configuration.ui == .swiftui,
      setup.app?.name == nil, try !own.haveEntryPoint()
    {
      try setup.addEntryPoint(of: choice.example, input.configuration, surroundings.system)
    }
    try setup.addInstructions(isAsked: arguments.has(.agents))
    let setUp = setup.edits
    let specs = choice.specs(input.configuration).map(\.path)
    for edit in setUp.all where specs.contains(edit.path) {
      input.sources.append(SourceFile(path: ProjectPath(edit.path), bytes: edit.new))
    }
    let generation = try session.generate(from: input)
    guard !session.hasErrors(generation.diagnostics) else {
      console.say("nothing was written: fix the specs first")
      return .findings
    }
    let plan = try session.plan(generation, input)
    try ExampleClashes(session: session, input: input, edits: setUp)
      .check(specs, generation, plan)
    return try carryOut(setup, plan, input, surroundings, choice)
  }

  /// An app that has sources gets an example only if it is asked for.
  private func choice(of input: ProjectInput, _ own: OwnFiles) throws -> InitialSpecs {
    if let example = arguments.value(.example).flatMap(StarterExample.init) {
      return InitialSpecs(example: example)
    }
    if isNew, arguments.has(.app) { return InitialSpecs(example: .signIn) }
    guard input.configuration.targets.isEmpty else {
      return InitialSpecs(example: .none, flows: isNew ? FirstFlows(input) : nil)
    }
    let hasSpecs = input.sources.count > 1
    guard isNew, !hasSpecs else { return InitialSpecs(example: .none) }
    let isEmpty = try own.appSources().isEmpty
    if isEmpty, !arguments.has(.package) { try Surroundings.checkNothingIsBelow(project.disk) }
    return isEmpty
      ? InitialSpecs(example: .signIn) : InitialSpecs(example: .none, isForOwnSources: true)
  }

  /// Refuses systems that the runtime doesn't support.
  private func checkVersion(of surroundings: Surroundings) throws {
    guard let older = surroundings.olderIOS, let oldest = older.oldestSupported else { return }
    throw CommandError(
      "the app supports iOS \(older.version), and `GeneratedRuntime` needs iOS \(oldest): raise "
        + "its deployment target\nnothing was written", at: project.display(older.file))
  }

  /// The app that is begun where there is no package and no project.
  private func newApp(in surroundings: Surroundings) throws -> NewApp? {
    let name = arguments.value(.app)
    if let name {
      if let problem = NewSpec.problem(with: name) { throw UsageError(problem) }
      guard !NewApp.imported.contains(name) else {
        throw UsageError("'\(name)' is a module that the app imports: choose another name")
      }
      guard arguments.value(.example) != StarterExample.none.rawValue,
        surroundings.ui != Configuration.UserInterface.none
      else {
        throw UsageError("'--app' is for an app that shows something: it begins with an example")
      }
      if isNew, let system = surroundings.system {
        throw CommandError.refused(
          "there is \(system.name.printable): '--app' begins an app in a folder without one")
      }
      guard isNew || surroundings.system != nil else {
        throw CommandError.refused(
          "there is \(project.configurationPath.printable): '--app' begins an app in a folder without one"
        )
      }
    }
    guard surroundings.system == nil else { return nil }
    let typed = arguments.value(.package).map { MvvmgenPackage($0, for: project) }
    if typed == nil, name != nil, !MvvmgenPackage.isPublished {
      throw UsageError("no mvvmgen is published yet: name a clone of it with '--package'")
    }
    guard let package = typed ?? name.map({ _ in .published }) else { return nil }
    return NewApp(package: package, name: name, ui: surroundings.ui)
  }

  private func carryOut(
    _ setup: Setup, _ plan: OutputPlan, _ input: ProjectInput, _ surroundings: Surroundings,
    _ choice: InitialSpecs
  ) throws -> ExitCode {
    guard !plan.isRefused else { return session.refuse(plan) }
    var plan = plan
    let made = Set(setup.edits.all.map(\.path))
    plan.entries.removeAll { made.contains($0.path.text) }
    if isNew {
      say(surroundings, choice)
    } else if let option = [Option.target, .ui, .app].first(where: arguments.has) {
      let way = option == .target ? "; write more targets there" : ""
      console.say("'\(option.rawValue)' is for a new project: what mvvmgen.json says stays\(way)")
    }
    let isDryRun = arguments.has(.dryRun)
    try session.carryOut(setup.edits)
    if isDryRun {
      for entry in plan.outOfDate { session.report(entry) }
    } else {
      try plan.apply(to: project.disk)
      session.reportScaffolds(of: plan)
    }
    for path in setup.kept { session.report("keep", path) }
    console.say(plan.summary(isDone: !isDryRun, beside: setup.edits.all.count))
    guard !isDryRun else { return .success }
    if setup.edits.all.contains(where: { $0.path == AssistantInstructions.file }) {
      console.say(
        "AGENTS.md tells coding assistants about mvvmgen: 'init' updates what is between its comments"
      )
    }
    for step in surroundings.firstSteps(arguments.value(.package), in: project) {
      console.say("first: \(step)")
    }
    let isLimited = !input.configuration.targets.isEmpty
    let first =
      choice.flows?.next
      ?? choice.example.firstScreen.map { "new-screen About --from \($0).aboutButtonTapped" }
      ?? "new-screen \(input.sources.count > 1 ? "NAME" : "Login")\(isLimited ? " --target TARGET" : "")"
    if !setup.edits.isEmpty {
      console.say("next: \(project.suggestion(first)), then \(setup.check(choice.example))")
    }
    if let step = surroundings.lastStep(input.configuration, isNew: isNew) {
      console.say("then: \(step)")
    }
    if let name = setup.app?.name {
      console.say("then: on a Mac, open \(project.display("\(name).xcodeproj")) in Xcode")
    }
    return .success
  }

  /// Says what was found, and what follows from it.
  private func say(_ surroundings: Surroundings, _ choice: InitialSpecs) {
    for found in surroundings.found(in: project) { console.say("found \(found.printable)") }
    for unread in surroundings.unread(in: project) { console.say(unread.printable) }
    guard choice.isForOwnSources else { return }
    console.say(
      "the app has sources of its own, so no example is added: '--example sign-in' adds one")
  }
}

/// An example, or the first specs of several targets.
private struct InitialSpecs {
  let example: StarterExample
  var flows: FirstFlows?
  var isForOwnSources = false

  func specs(_ configuration: Configuration) -> [(path: String, text: String)] {
    flows?.specs ?? example.specs.map { ("\(configuration.specs)/\($0.path)", $0.text) }
  }
}

/// The files that a project is set up with. Existing files are kept.
private struct Setup {
  let project: Project
  /// Nil if none is begun.
  let app: NewApp?
  private(set) var edits = SpecEdits()
  private(set) var kept: [String] = []

  /// The command that checks the result.
  func check(_ example: StarterExample) -> String {
    guard app != nil else { return project.suggestion("check") }
    return example == .none ? "'swift build'" : "'swift test'"
  }

  mutating func add(_ path: String, _ text: String) throws(DiskError) {
    if try project.disk.kind(path) == nil { edits.create(path, text) } else { kept.append(path) }
  }

  func source(of path: String) -> SourceFile? {
    edits.all.first { $0.path == path }.map {
      SourceFile(path: ProjectPath($0.path), bytes: $0.new)
    }
  }

  /// Whether an example's sources compile: in an app with other names, only the scaffolds do.
  func takesSources(_ configuration: Configuration) -> Bool {
    configuration.flowOutput == .delegate && configuration.names == Suffixes()
  }

  mutating func addAll(
    of choice: InitialSpecs, _ configuration: Configuration
  ) throws(DiskError) {
    let example = choice.example
    let folders =
      configuration.parts.flatMap(\.generatedFolders) + [SchemaFiles.home(in: configuration)]
    let lines = folders.map { folder in
      let files = "\(folder)/**"
      // In quotes, git allows spaces.
      return "\(files.contains(" ") ? JSONText.quoted(files) : files) linguist-generated\n"
    }
    try add(".gitattributes", lines.joined())
    try add(".vscode/settings.json", SchemaFiles.settings(configuration))
    for (path, text) in SchemaFiles.all(configuration) { try add(path, text) }
    for (path, text) in choice.specs(configuration) { try add(path, text) }
    if takesSources(configuration) {
      for (path, text) in example.sources(configuration.observation) {
        try add("\(configuration.sources)/\(path)", text)
      }
    }
    for (path, text) in app?.files(example) ?? [] { try add(path, text) }
  }

  /// The section for coding assistants, in a file that may be the app's own.
  mutating func addInstructions(isAsked: Bool) throws(DiskError) {
    let path = AssistantInstructions.file
    var buffer = FileBuffer()
    switch try project.disk.read(ProjectPath(path), into: &buffer) {
    case .absent: if isAsked { edits.create(path, AssistantInstructions.section) }
    case .obstacle: kept.append(path)
    case .file:
      let old = Array(buffer.bytes)
      let text = String(decoding: old, as: UTF8.self)
      let new = AssistantInstructions.updated(text)
      guard text.utf8.elementsEqual(old), new != text else { return kept.append(path) }
      edits.edit(path, old, to: new)
    }
  }

  /// The file with which the app begins, beside the folder of the screens.
  mutating func addEntryPoint(
    of example: StarterExample, _ configuration: Configuration, _ system: BuildSystem?
  ) throws(DiskError) {
    let isGuarded = system?.isOfPackage != false
    guard let text = example.entryPoint(configuration.navigation, isGuarded: isGuarded) else {
      return
    }
    try add(Disk.joined(Disk.folder(of: configuration.sources), "MainApp.swift"), text)
  }
}
