import Language
import Storage
import Syntax

/// A state, an action, an event or an input of a spec, or a member of a service, and where specs
/// name it.
struct MemberSubject {
  let kind: MemberKind
  let owner: SpecOutline
  let name: String

  /// The lists of the owner's spec in which it may stand: an action of the event's name passes it on.
  var keys: [String] {
    switch (kind, owner.kind) {
    case (.event, .screen), (.action, .screen): ["actions", "flow"]
    default: kind.key(in: owner.kind).map { [$0] } ?? []
    }
  }

  /// Whether it is an event of a screen or a flow, which others answer.
  func isAnswered(in draft: SpecDraft) -> Bool {
    (kind == .event || kind == .action) && draft.events(of: owner.span.file).contains(name)
  }
}

/// The places of a member in the specs of an app.
struct MemberPlaces {
  private let member: MemberSubject
  private let map: AppMap
  private let isAnswered: Bool
  /// The parameters of each screen's and each flow's events.
  private let parameters: [AppMap.Node: [String: Set<String>]]
  /// The places of the name.
  private(set) var spans: [SourceSpan] = []
  /// Where `"*"` answers for it and for others of the name, which can't be told apart.
  private(set) var shared: [SourceSpan] = []

  init(_ member: MemberSubject, in draft: SpecDraft, _ outlines: [SpecOutline], _ map: AppMap) {
    (self.member, self.map) = (member, map)
    isAnswered = member.isAnswered(in: draft)
    parameters = MemberPlaces.parameters(outlines, draft)
    for outline in outlines {
      _ = draft.read(outline.span.file) { json in
        if outline.span.file == member.owner.span.file { addOwn(json) }
        if outline.kind == .coordinator { addAnswers(json, outline) }
      }
    }
  }

  private static func parameters(
    _ outlines: [SpecOutline], _ draft: SpecDraft
  ) -> [AppMap.Node: [String: Set<String>]] {
    var result: [AppMap.Node: [String: Set<String>]] = [:]
    for outline in outlines where outline.kind != .service {
      let node: AppMap.Node =
        outline.kind == .screen ? .screen(outline.name) : .flow(outline.name)
      _ = draft.read(outline.span.file) { json in
        var ignored = Diagnostics()
        for element in json["flow"].map({ Array($0.elements) }) ?? [] {
          guard let text = element.declaration,
            let event = FunctionDeclaration.parse(text, into: &ignored)
          else { continue }
          result[node, default: [:]][event.name.value.text] = Set(
            event.parameters.map(\.value.name.value.text))
        }
      }
    }
    return result
  }

  // MARK: - The owner's spec

  private mutating func addOwn(_ json: JSON) {
    for key in member.keys {
      for element in json[key].map({ Array($0.elements) }) ?? [] {
        if let text = element.declaration, let span = nameSpan(in: text) { spans.append(span) }
      }
    }
    if [.input, .state, .field].contains(member.kind), let samples = json["samples"] {
      for (_, sample) in samples.members { addKeys(of: sample) }
    }
    guard member.kind == .input, let launch = json["launch"] else { return }
    for (_, point) in launch.members { addKeys(of: point["with"]) }
  }

  /// The name that a declaration begins with, if it is the member's.
  private func nameSpan(in text: JSONString) -> SourceSpan? {
    let bytes = Array(text.text.utf8)
    let name = Array(member.name.utf8)
    guard bytes.starts(with: name) else { return nil }
    let rest = bytes[name.count...].drop { $0 == UInt8(ascii: " ") }
    guard let next = rest.first, next == UInt8(ascii: "(") || next == UInt8(ascii: ":") else {
      return nil
    }
    return text.span(of: 0..<name.count)
  }

  // MARK: - Answers

  private mutating func addAnswers(_ json: JSON, _ flow: SpecOutline) {
    let senders = member.owner.kind == .screen ? "screens" : "flows"
    if isAnswered, let answered = json[senders] {
      for (sender, answers) in answered.members {
        let isOwn = sender.text == member.owner.name
        guard isOwn || sender.text == "*" else { continue }
        for event in answers.members.map(\.key) where event.text == member.name {
          if isOwn { spans.append(event.span) } else { addShared(event, flow) }
        }
      }
    }
    for key in ["start", "tabs", "split"] {
      if let start = json[key] { addSteps(start, flow, hidden: []) }
    }
    for (key, kind) in [("screens", AppMap.Node.Kind.screen), ("flows", .flow)] {
      guard let senders = json[key] else { continue }
      for (sender, answers) in senders.members {
        for (event, answer) in answers.members {
          let node = AppMap.Node(kind: kind, name: sender.text)
          addSteps(answer, flow, hidden: parameters[node]?[event.text] ?? [])
        }
      }
    }
    guard let events = json["events"] else { return }
    for (event, answer) in events.members {
      var ignored = Diagnostics()
      let names = FunctionDeclaration.parse(event, into: &ignored)?.parameters
        .map(\.value.name.value.text)
      addSteps(answer, flow, hidden: Set(names ?? []))
    }
  }

  private mutating func addShared(_ event: JSONString, _ flow: SpecOutline) {
    let node: AppMap.Node =
      member.owner.kind == .screen ? .screen(member.owner.name) : .flow(member.owner.name)
    guard let shown = map.flows.first(where: { $0.name == flow.name }) else { return }
    let others = node.kind == .screen ? shown.screens : shown.children
    let namesakes = others.filter { other in
      parameters[AppMap.Node(kind: node.kind, name: other)]?[member.name] != nil
    }
    guard namesakes.contains(node.name) else { return }
    if namesakes.count == 1 { spans.append(event.span) } else { shared.append(event.span) }
  }

  /// - Parameter hidden: the parameters of the event, which hide inputs of the flow.
  private mutating func addSteps(_ json: JSON, _ flow: SpecOutline, hidden: Set<String>) {
    for element in json.elements { addSteps(element, flow, hidden: hidden) }
    let members = Dictionary(
      json.members.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    addWords(members, flow)
    for key in ["with", "browse"] {
      guard let value = members[key] else { continue }
      addSources(value, flow, hidden)
    }
    for (key, value) in members where key != "with" {
      if value.kind != .string { addSteps(value, flow, hidden: hidden) }
    }
  }

  private mutating func addWords(_ members: [String: JSON], _ flow: SpecOutline) {
    func word(_ key: String) -> String? { members[key]?.string?.text }
    func isOwner(_ keys: [String]) -> Bool {
      keys.contains { word($0) == member.owner.name }
    }
    let isScreen = member.owner.kind == .screen
    if isScreen, isOwner(["tell"]) { add(members["call"]) }
    if isAnswered, !isScreen, flow.name == member.owner.name {
      add(members["finish"])
      add(members["report"])
    }
    if isAnswered, isScreen, members["onSwipe"] != nil {
      let begins = word("start").map { begin in
        map.links.contains {
          $0.flow == begin && $0.cause == .start && $0.target == .screen(member.owner.name)
        }
      }
      if isOwner(["present"]) || begins == true { add(members["onSwipe"]) }
    }
    let targets =
      isScreen ? ["push", "present", "replace", "detail", "screen"] : ["start", "flow"]
    if member.kind == .input, isOwner(targets) { addKeys(of: members["with"]) }
  }

  private mutating func add(_ value: JSON?) {
    guard let text = value?.string, text.text == member.name else { return }
    spans.append(text.span)
  }

  private mutating func addKeys(of with: JSON?) {
    guard let with else { return }
    for (key, _) in with.members where key.text == member.name { spans.append(key.span) }
  }

  /// What comes from an input of the flow itself, be it a part of it.
  private mutating func addSources(_ json: JSON, _ flow: SpecOutline, _ hidden: Set<String>) {
    guard member.kind == .input, flow.name == member.owner.name,
      member.owner.kind == .coordinator, !hidden.contains(member.name)
    else { return }
    for source in [json] + json.members.map(\.value) {
      guard let text = source.string, text.text.prefix(while: { $0 != "." }) == member.name else {
        continue
      }
      spans.append(text.span(of: 0..<member.name.utf8.count))
    }
  }
}
