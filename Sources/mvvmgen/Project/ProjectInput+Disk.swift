import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension ProjectInput {
  /// If the configuration has errors, nothing else is read.
  ///
  /// - Parameter target: the target from which the specs are seen; nil for all specs.
  static func read(
    _ project: Project,
    seenFrom target: (Configuration) throws -> Int? = { _ in nil }
  ) throws -> ProjectInput {
    var input = ProjectInput()
    var buffer = FileBuffer()
    if let name = project.configurationName {
      guard let source = try source(ProjectPath(name), project, &buffer) else {
        throw DiskError(path: name, reason: .notAFile)
      }
      input.sources.append(source)
      guard let configuration = Configuration.decode(source, file: 0, into: &input.diagnostics)
      else {
        input.configuration.requiredVersion = Configuration.requiredVersion(in: source, file: 0)
        return input
      }
      input.configuration = configuration
      if let target = try target(configuration) {
        input.configuration.see(from: target, into: &input.diagnostics)
      }
      guard !input.diagnostics.hasErrors else { return input }
    }
    let configuration = input.configuration
    for folder in configuration.partsInSight.map(\.specs).sorted(by: Disk.precedes) {
      let listing = try project.disk.list(folder, suffix: ".json", followingLinks: true)
      input.leftovers += listing.leftovers
      let new = project.unsaved.keys.filter {
        $0.isBelow(folder) && SpecKind.isSpec($0) && !listing.files.contains($0)
      }
      let specs = (new.isEmpty ? listing.files : (listing.files + new).sorted { $0.precedes($1) })
        .filter { !configuration.isScaffold($0) }
      try input.sources.append(contentsOf: read(specs, project))
    }
    guard configuration.inSight == nil else { return input }
    try checkTargets(of: &input, project)
    guard let folder = configuration.scaffolds else { return input }
    for suffix in [".json", ".swift"] as [StaticString] {
      let listing = try project.disk.list(folder, suffix: suffix, followingLinks: true)
      let templates = listing.files.filter(configuration.isScaffold)
      try input.sources.append(contentsOf: read(templates, project))
    }
    return input
  }

  /// Reports specs in the project's own folder that no target has: they would be left out in silence.
  static func checkTargets(
    of input: inout ProjectInput, _ project: Project
  ) throws(DiskError) {
    let configuration = input.configuration
    guard let first = configuration.targets.first,
      try project.disk.kind(configuration.specs) == .folder
    else { return }
    let specs = try project.disk.list(configuration.specs, suffix: ".json", followingLinks: true)
    let left = specs.files.first { file in
      SpecKind.isSpec(file) && !configuration.parts.contains { file.isBelow($0.specs) }
    }
    guard let left else { return }
    // One without specs may have a misspelled folder.
    let target = input.emptyTargets.first ?? first
    // A target for the rest would contain the others' specs there.
    let isShared = configuration.parts.contains { Disk.path(configuration.specs, holds: $0.specs) }
    input.diagnostics.report(
      .emptyTarget, at: target.name.span,
      isShared
        ? "\(left.text.quoted) is in no target: move it to the specs of one, such as "
          + "\(target.configuration.specs.quoted), or correct `specs` of its target"
        : "the specs in \(configuration.specs.quoted) are in no target: add one for the rest of the app, such as "
          + "`\"Rest\": { \"uses\": [\"\(target.name.value.text)\"] }`")
  }

  /// The targets without specs.
  var emptyTargets: [ModuleTarget] {
    configuration.targets.filter { target in
      !sources.contains { $0.path.isBelow(target.configuration.specs) }
    }
  }

  private static func read(
    _ paths: [ProjectPath], _ project: Project
  ) throws(DiskError) -> [SourceFile] {
    let configuration = project.configurationName.map { ProjectPath($0) }
    let parts = try Parallel.map(count: paths.count, stretch: 64, state: FileBuffer()) {
      (buffer, range) throws(DiskError) in
      var sources: [SourceFile] = []
      sources.reserveCapacity(range.count)
      for path in paths[range] where path != configuration {
        guard let source = try source(path, project, &buffer) else { continue }
        sources.append(source)
      }
      return sources
    }
    return parts.reduce(into: []) { $0 += $1 }
  }

  /// One byte more than the maximum is enough to detect a spec that is too large.
  private static let sizeLimit = 1 << 20 + 1

  private static func source(
    _ path: ProjectPath,
    _ project: Project,
    _ buffer: inout FileBuffer
  ) throws(DiskError) -> SourceFile? {
    if let text = project.unsaved[path] { return SourceFile(path: path, bytes: text) }
    let reading = try project.disk.read(
      path,
      into: &buffer,
      limit: ProjectInput.sizeLimit,
      followingLinks: true
    )
    switch reading {
    case .absent: return nil
    case .obstacle: throw DiskError(path: path.text, reason: .notAFile)
    case .file: return SourceFile(path: path, bytes: buffer.bytes)
    }
  }
}
