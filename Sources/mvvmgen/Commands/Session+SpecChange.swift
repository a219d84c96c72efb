import Templates

/// The screen, the coordinator or the service that a command line names.
struct Subject: Hashable, Sendable {
  let kind: SpecOutline.Kind
  let name: String

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let kind = SpecOutline.Kind(rawValue: word) else {
      throw .unknownKind(word, arguments.command)
    }
    self.kind = kind
    name = arguments.operands[1]
  }

  /// The index of its spec; nil for a service that has none.
  func index(in input: ProjectInput, _ session: Session) throws -> Int? {
    let outlines = input.sources.map(session.pipeline.outline)
    let index = outlines.firstIndex { $0?.kind == kind && $0?.name == name }
    guard index == nil, kind != .service || session.arguments.command == .remove else {
      return index
    }
    let known = outlines.compactMap { $0?.kind == kind ? $0?.name : nil }
    let near = nearest(to: name, among: known).map { ", did you mean '\($0)'?" } ?? ""
    throw Stop(
      .impossible, "mvvmgen: error: there is no \(kind.rawValue) '\(name.printable)'\(near)")
  }

  /// Whether a screen and a coordinator have this name.
  func sharesItsName(in input: ProjectInput, _ pipeline: Pipeline) -> Bool {
    guard kind != .service else { return false }
    let others = input.sources.compactMap(pipeline.outline).filter { $0.name == name }
    return others.contains { $0.kind != kind && $0.kind != .service }
  }

  /// A spec's file follows its name if it was called after it.
  func path(ofSpecAt path: String, calledNow newName: String) -> String {
    guard Disk.name(of: path) == "\(name).\(kind.rawValue).json" else { return path }
    return Disk.joined(Disk.folder(of: path), "\(newName).\(kind.rawValue).json")
  }
}

extension Session {
  /// Carries a change out, or prints what it would do.
  mutating func carryOut(_ change: SpecChange, _ input: ProjectInput) throws -> ExitCode {
    let isDryRun = arguments.has(.dryRun)
    guard !change.plan.isRefused else { return refuse(change.plan) }
    if !isDryRun { try change.apply(to: project.disk) }
    for (path, _) in change.edits { report("edit", path) }
    if let (path, newPath, _) = change.spec {
      report(newPath == nil ? "delete" : newPath == path ? "edit" : "move", path, to: newPath)
    }
    for move in change.moves { report("move", move.path, to: move.newPath) }
    for entry in change.plan.outOfDate where isDryRun || console.isVerbose {
      reportAction(entry, input)
    }
    for mention in change.mentions {
      let path = isDryRun ? mention.path : change.newPath(of: mention.path)
      report(mention, change.types[mention.word], path)
    }
    let summary = change.plan.summary(isDone: !isDryRun)
    console.say(isDryRun ? "\(summary), nothing was done" : summary)
    let count = change.mentions.count
    guard count > 0 else { return .success }
    let names =
      count == 1 ? "1 place in your own files names" : "\(count) places in your own files name"
    console.say("\(names) what is called otherwise or is gone: change what is listed above")
    return .success
  }

  private mutating func report(_ action: String, _ path: String, to newPath: String? = nil) {
    let newPath = newPath == path ? nil : newPath.map { project.display($0) }
    let path = project.display(path)
    switch arguments.format {
    case .text, .xcode:
      guard !console.isQuiet else { return }
      let destination = newPath.map { " -> \($0.printable)" } ?? ""
      console.result("\(action): \(path.printable)\(destination)")
    case .json:
      var members: [(key: String, value: JSONText)] = [
        ("kind", .string("file")), ("action", .string(action)), ("path", .string(path)),
      ]
      if let newPath { members.append(("to", .string(newPath))) }
      console.result(JSONText.object(members).compact)
    case .github, .sarif: break
    }
  }

  private mutating func report(_ mention: OwnFiles.Mention, _ newWord: String?, _ path: String) {
    let place = Finding.Place(
      path: project.display(path), start: mention.position, end: mention.position)
    let text = newWord.map { "'\(mention.word)' is '\($0)' now" } ?? "'\(mention.word)' is gone"
    switch arguments.format {
    case .text, .xcode: console.result("\(place.text): note: \(text.printable)")
    case .json:
      console.result(
        JSONText.object(
          [("kind", .string("mention"))] + place.members + [("message", .string(text))]
        ).compact)
    case .github: console.result("::notice \(place.workflowProperties)::\(text.workflowText)")
    case .sarif: break
    }
  }
}
