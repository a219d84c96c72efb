import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// A description of a screen, a flow or a service, and of its output.
struct SpecDetails {
  private let outline: SpecOutline
  private(set) var rows: [(label: String, lines: [String])] = []

  init(of outline: SpecOutline, _ map: AppMap) {
    self.outline = outline
    addMembers()
    add("secret", outline.secret.map(\.value))
    if !outline.isRestored { add("restore", ["false"]) }
    add("launch", outline.launch.map(\.value))
    add("links", outline.links.map { "\($0.written.value): \($0.event)" })
    switch outline.kind {
    case .screen:
      let node = AppMap.Node.screen(outline.name)
      add("embeds", map.embedded(in: outline.name))
      add(
        "shown by",
        map.links.filter { $0.isShowing && $0.target?.withoutRole == node }.map(\.sentence))
      addAnswers(map.links.filter { $0.isAnswer(to: node) }, withSender: false)
    case .coordinator:
      let node = AppMap.Node.flow(outline.name)
      let own = map.links.filter { $0.flow == outline.name }
      add("start", own.filter { $0.cause == .start(at: nil) }.map(\.deed))
      add("starts", own.compactMap(\.namedDeed))
      addAnswers(own.filter { !$0.cause.isStart }, withSender: true)
      add("started by", map.links.filter { $0.isShowing && $0.target == node }.map(\.sentence))
    case .service: break
    }
  }

  mutating func add(_ files: [GeneratedFile], _ project: Project) {
    let paths = { (owner: GeneratedFile.Owner) in
      files.filter { $0.owner == owner }.map { project.display($0.path) }
    }
    add("generated", paths(.tool))
    add("yours", paths(.developer))
  }

  mutating func add(_ label: String, _ lines: [String]) {
    if !lines.isEmpty { rows.append((label, lines)) }
  }

  private mutating func addAnswers(_ links: [AppMap.Link], withSender: Bool) {
    add(
      "answers",
      links.map { link in
        withSender
          ? "\(link.occasion): \(link.deed)"
          : "\(link.event)\(link.inRole): \(link.deed), by \(link.flow)"
      })
  }

  /// The declarations, as written in the spec.
  private mutating func addMembers() {
    var lists: [MemberList] = []
    for member in outline.members where !lists.contains(member.list) { lists.append(member.list) }
    for list in lists {
      let label = list != .flow ? list.rawValue : outline.kind == .screen ? "events" : "reports"
      add(label, outline.members(in: list).map(\.text))
    }
  }

  func text(_ location: Finding.Location) -> String {
    var text = "\(outline.noun) \(outline.name)\(outline.isRoot ? ", the root" : "")\n"
    if let summary = outline.summary, !summary.isEmpty {
      text += "  \(summary.words.string.printable)\n"
    }
    let rows = [(label: "spec", lines: [location.text])] + rows
    let width = rows.map(\.label.count).max() ?? 0
    for row in rows {
      for (number, line) in row.lines.enumerated() {
        let label = number == 0 ? row.label : ""
        text += "  \(label.padded(to: width))  \(line.printable)\n"
      }
    }
    return text
  }

  func json(_ location: Finding.Location) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("kind", .string(outline.noun)), ("name", .string(outline.name)),
    ]
    if outline.kind == .coordinator { members.append(("isRoot", .bool(outline.isRoot))) }
    if let summary = outline.summary, !summary.isEmpty {
      members.append(("summary", .string(summary.words.string)))
    }
    members += location.members
    for row in rows {
      let key = row.label.split(separator: " ").enumerated()
        .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
      members.append((key, .array(row.lines.map(JSONText.string))))
    }
    return .object(members)
  }
}

extension SpecOutline {
  var noun: String { kind == .coordinator ? "flow" : kind.rawValue }
}

extension AppMap.Link {
  /// The way in which its flow shows its target.
  fileprivate var sentence: String {
    switch (act.way, cause) {
    case (.begin, .start(let beginning?)): "\(flow) at \(beginning): \(deed)"
    case (.begin, _), (.tab, _), (.primary, _), (.supplementary, _), (.secondary, _):
      "\(flow): \(deed)"
    case (.push, _), (.replace, _), (.detail, _), (.present, _), (.embed, _), (.custom, _),
      (nil, _):
      "\(flow), \(occasion): \(deed)"
    }
  }

  /// The role of the sender, if it has one.
  fileprivate var inRole: String { sender?.role.map { " as \($0)" } ?? "" }

  /// Its flow's action at a beginning with a name; nil for other links.
  fileprivate var namedDeed: String? {
    if case .start(let beginning?) = cause { "\(beginning): \(deed)" } else { nil }
  }

  fileprivate var event: String {
    if case .event(let event, _) = cause { event } else { "" }
  }

  fileprivate func isAnswer(to sender: AppMap.Node) -> Bool {
    self.sender?.withoutRole == sender
  }
}
