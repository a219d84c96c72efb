import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen scaffolds`
struct ScaffoldsCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    if let name = arguments.value(.attempt) { return try session.reading { try show(name) } }
    if let word = arguments.value(.copy), let kind = ScaffoldKind(rawValue: word) {
      return try session.writing { try copy(kind) }
    }
    return try session.reading(list)
  }

  private func list() throws -> ExitCode {
    let generation = try session.generate(from: session.readInput())
    let width = ScaffoldKind.allCases.map(\.rawValue.count).max() ?? 0
    for kind in ScaffoldKind.allCases {
      let path = generation.scaffolds[kind].map { project.display($0.path).printable }
      console.result("\(kind.rawValue.padded(to: width))  \(path ?? "mvvmgen's own")")
    }
    return session.hasErrors(generation.diagnostics) ? .findings : .success
  }

  /// Prints the scaffolds of a screen or a flow, even those that are already written.
  private func show(_ name: String) throws -> ExitCode {
    let input = try session.readSpecs()
    let generation = try session.generate(from: input)
    guard session.app(of: generation) != nil, !session.hasErrors(generation.diagnostics) else {
      return .findings
    }
    let specs = Set(input.survey.outlines.filter { $0.name == name }.map(\.span.file))
    let files = generation.files.filter { file in
      file.owner == .developer && file.origin.map { specs.contains($0.file) } == true
    }
    guard !files.isEmpty else { throw CommandError("\(name.quoted) has no scaffolds") }
    for file in files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      session.report(
        "would write", file.path.text, difference: bytes, evenIfQuiet: true, inJSON: "scaffold")
    }
    return .success
  }

  /// Writes our own scaffold of the sample, with marks.
  private func copy(_ kind: ScaffoldKind) throws -> ExitCode {
    if kind == .tests || kind == .flowTests {
      throw CommandError(
        "\(kind.rawValue) can't be copied yet: their services and doubles differ from screen to screen"
      )
    }
    var input = try session.readInput()
    guard let folder = input.configuration.scaffolds else {
      throw CommandError(
        "there is no folder for templates: write `\"scaffolds\": \"Scaffolds\"` there",
        at: project.configurationPath)
    }
    var written: [(path: String, text: String)] = []
    for (spec, text) in Self.sample where kind.isOfFlow || spec == .screen {
      let isThere = input.sources.contains {
        input.configuration.isScaffold($0.path) && spec.name(ofFile: $0.path.name.text) != nil
      }
      guard !isThere else { continue }
      let path = Disk.joined(folder, spec.fileName(of: "Sample"))
      written.append((path, text))
      input.sources.append(SourceFile(path: ProjectPath(path), bytes: Array(text.utf8)))
    }
    let generation = try session.generate(from: input)
    guard !session.hasErrors(generation.diagnostics) else { return .findings }
    guard let text = generation.samples[kind]?.template else {
      throw CommandError("mvvmgen scaffolds no \(kind.rawValue) of the sample in \(folder.quoted)")
    }
    let name = kind.fileName(of: "Sample", input.configuration.names)
    written.append((Disk.joined(folder, name), text))
    for (path, text) in written {
      guard try project.disk.kind(path) == nil else {
        throw CommandError("this file exists already", at: project.display(path))
      }
      try project.disk.makeFolder(Disk.folder(of: path))
      try project.disk.replace(path, with: Array(text.utf8))
      session.report("write", path)
    }
    console.say("run \(project.suggestion("generate")), which writes the sample's types")
    return .success
  }

  private static let sample: [(SpecKind, String)] = [
    (
      .screen,
      """
      {
        "screen": "Sample",
        "state": ["someState: String"],
        "fields": ["someField: String"],
        "actions": ["someAction()", "someWork() async"],
        "flow": ["someEvent()"]
      }

      """
    ),
    (
      .coordinator,
      """
      { "coordinator": "Sample", "start": "Sample", "screens": { "Sample": { "someEvent": "custom" } } }

      """
    ),
  ]
}
