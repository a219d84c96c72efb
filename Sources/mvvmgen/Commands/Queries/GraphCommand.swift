import MvvmgenGenerator
import MvvmgenGraph
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen graph`
struct GraphCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    let format = try graphFormat()
    if format == .markdown, !arguments.has(.against) || !arguments.operands.isEmpty {
      throw UsageError("'--format markdown' goes with '--against', and without flows")
    }
    for option in [Option.highlight, .against, .theme] where arguments.has(option) {
      guard format.isDrawn || (format == .markdown && option == .against) else {
        throw UsageError("'\(option.rawValue)' goes with '--format svg' or 'html'")
      }
    }
    return try session.reading { try graph(as: format) }
  }

  /// The format by the ending of `--output`, or else by `--format`.
  private func graphFormat() throws(UsageError) -> GraphFormat {
    let typed = arguments.value(.format).flatMap(GraphFormat.init)
    guard let file = arguments.value(.output) else { return typed ?? .svg }
    let name = Disk.name(of: file)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      if let typed { return typed }
      throw UsageError("'\(file)' has no ending that says the format, such as '.svg' or '.html'")
    }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = GraphFormat.allCases.first(where: { $0.endings.contains(ending) }) else {
      let known = GraphFormat.allCases.map { ".\($0.endings[0])" }.joined(separator: ", ")
      throw UsageError("'\(file)' has no ending of a format that can be drawn: \(known)")
    }
    guard typed == nil || typed == format else {
      throw UsageError(
        "'\(file)' is \(format.rawValue) by its ending: leave '--format' out, or give it the ending"
          + " '.\(typed?.endings[0] ?? "")'")
    }
    return format
  }

  private func graph(as format: GraphFormat) throws -> ExitCode {
    let input = try session.readSpecs()
    let survey = input.survey
    let generation = try session.generate(from: input, warns: false)
    guard let app = session.app(of: generation) else { return .findings }
    let map = AppMap(app, roots: survey.roots)
    for flow in arguments.operands where !map.flows.contains(where: { $0.name == flow }) {
      throw unknown(flow, among: map.flows.map(\.name), "flow")
    }
    let picture = try picture(of: map)
    let text =
      switch format {
      case .svg: picture.drawing.document()
      case .html: page(picture, map, survey, input, generation).text
      case .mermaid: GraphDiagram(map.limited(to: arguments.operands)).mermaid()
      case .dot: GraphDiagram(map.limited(to: arguments.operands)).dot()
      case .json: GraphText.json(map.limited(to: arguments.operands)).indented
      case .text: GraphTree(map.limited(to: arguments.operands)).text
      case .markdown: picture.difference?.markdown() ?? ""
      }
    guard let file = arguments.value(.output) else {
      console.output.write(text)
      return .success
    }
    try checkIsNoInput(file, input.configuration)
    try session.write(text, to: file) { folder, name in
      try folder.kind(name) ?? .file == .file ? nil : "isn't a plain file"
    }
    console.say("\(file.printable): \(picture.caption)")
    return .success
  }

  /// A graph must not replace a spec or the configuration, nor become a spec itself.
  private func checkIsNoInput(_ typed: String, _ configuration: Configuration) throws {
    guard let path = project.path(ofTyped: typed) else { return }
    if path == project.configurationName {
      throw CommandError("is the project's configuration; name another file", at: typed)
    }
    let isSpec =
      path.hasSuffix(".json")
      && configuration.parts.contains { Disk.path($0.specs, holds: path) }
    guard !isSpec else {
      throw CommandError(
        "is where specs are, and would be read as one; name another file", at: typed)
    }
  }

  private func unknown(_ name: String, among known: [String], _ kind: String) -> CommandError {
    let near = suggestion(for: name, among: known) ?? ""
    return CommandError("there is no \(kind) '\(name.printable)'\(near)")
  }

  private struct Picture {
    let drawing: SVGDrawing
    let caption: String
    let theme: GraphTheme
    let difference: MapDifference?
  }

  private func picture(of map: AppMap) throws -> Picture {
    let difference = try arguments.value(.against).map { reference in
      MapDifference(from: try oldMap(reference), to: map)
    }
    let whole = difference?.union ?? map
    var lit: Set<AppMap.Node>?
    for name in arguments.values(.highlight) {
      let nodes = whole.nodes.filter { $0.name == name }
      guard !nodes.isEmpty else {
        throw unknown(name, among: whole.nodes.map(\.name), "screen or flow")
      }
      lit = (lit ?? []).union(whole.paths(to: Set(nodes)))
    }
    let scene = SceneBuilder(whole, lit: lit, difference: difference).scene(of: arguments.operands)
    let part = map.limited(to: arguments.operands)
    let screens = part.screens.count == 1 ? "1 screen" : "\(part.screens.count) screens"
    let flows = part.flows.count == 1 ? "1 flow" : "\(part.flows.count) flows"
    let change = difference.map { ", \($0.summary)" } ?? ""
    let caption = "\(screens), \(flows)\(change)"
    let theme = arguments.value(.theme).flatMap(GraphTheme.init) ?? .auto
    return Picture(
      drawing: SVGDrawing(scene, caption: caption, theme: theme), caption: caption, theme: theme,
      difference: difference)
  }

  /// The map of the specs as git has them at a commit.
  private func oldMap(_ reference: String) throws -> AppMap {
    let old = try Git(project: project, reference: reference).input()
    guard let app = session.generation(of: old).app else {
      throw CommandError("the specs at '\(reference.printable)' have errors")
    }
    return AppMap(app, roots: old.survey.roots)
  }

  private func page(
    _ picture: Picture, _ map: AppMap, _ survey: SpecSurvey, _ input: ProjectInput,
    _ generation: Generation
  ) -> GraphPage {
    let locations = session.locations(in: input)
    let outlines = survey.outlines.filter { $0.kind != .service }.sorted {
      ($0.kind == .screen ? 1 : 0, $0.name) < ($1.kind == .screen ? 1 : 0, $1.name)
    }
    let files = Dictionary(grouping: generation.files) { $0.origin?.file ?? -1 }
    let entries = outlines.map { outline in
      var details = SpecDetails(of: outline, map)
      let own = files[outline.span.file] ?? []
      details.add(own, project)
      return GraphPage.Entry(
        node: outline.kind == .screen ? .screen(outline.name) : .flow(outline.name),
        summary: outline.summary?.words.string ?? "",
        spec: locations.location(of: outline.span).text,
        rows: details.rows, code: own.lazy.compactMap(\.generatedProtocol).first ?? "")
    }
    return GraphPage(
      drawing: picture.drawing, caption: picture.caption, entries: entries, theme: picture.theme)
  }
}

extension SpecSurvey {
  /// The flows that the app starts with.
  var roots: Set<String> { Set(outlines.lazy.filter(\.isRoot).map(\.name)) }
}

extension GeneratedFile {
  /// The first protocol in it, with its comment.
  fileprivate var generatedProtocol: String? {
    guard owner == .tool else { return nil }
    var bytes: [UInt8] = []
    render(into: &bytes)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("protocol ") && !$0.hasPrefix("//") }),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("}") || $0.hasSuffix("{}") })
    else { return nil }
    let comment = lines[..<start].lastIndex { $0.isEmpty }.map { $0 + 1 } ?? start
    return lines[comment...end].joined(separator: "\n")
  }
}
