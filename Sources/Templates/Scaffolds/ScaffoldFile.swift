package import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenStorage

/// A scaffold in the team's own form, for a screen or a flow.
struct ScaffoldFile {
  let template: ScaffoldTemplate
  let subject: ScaffoldSubject
  let configuration: Configuration

  private var base: TypeName { subject.base }

  /// Appends the whole file.
  func write(to output: inout [UInt8]) {
    var lines = LineOutput()
    for block in template.blocks {
      lines.begin()
      for member in members(of: block) {
        if let member, let hint = hint(member, block) {
          lines.write(Self.indentation(of: block) + hint)
          if block.lines.last?.isEmpty == true { lines.write("") }
        } else {
          for line in block.lines { lines.write(text(line, member)) }
        }
      }
    }
    output += lines.text.utf8
  }

  /// Those for which the lines are repeated; one that is nil for lines that are written once.
  private func members(of block: ScaffoldTemplate.Block) -> [ScaffoldMember?] {
    guard let selection = block.selection else { return [nil] }
    let filters = template.blocks.compactMap(\.selection)
      .filter { $0.list == selection.list }.compactMap(\.filter)
    let isDeclaring = block.lines.joined().contains { if case .head = $0 { true } else { false } }
    return subject.members(selection.list, declaring: template.kind.isDeclaring).filter { member in
      if isDeclaring, member.head == nil { return false }
      if selection.isOther { return !filters.contains { $0 == member.filter } }
      return selection.filter == nil || selection.filter == member.filter
    }
  }

  /// Instead of lines that call an action with values that the view model doesn't have.
  private func hint(_ member: ScaffoldMember, _ block: ScaffoldTemplate.Block) -> String? {
    for case .call(let object) in block.lines.joined() where arguments(member, object) == nil {
      return "// Yours to call: `\(object).\(member.name.text)`."
    }
    return nil
  }

  private static func indentation(of block: ScaffoldTemplate.Block) -> String {
    guard case .text(let text)? = block.lines.first(where: { !$0.isEmpty })?.first else {
      return ""
    }
    return String(text.prefix { $0 == " " })
  }

  // MARK: - Names

  private func text(_ line: [ScaffoldTemplate.Piece], _ member: ScaffoldMember?) -> String {
    line.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let form): text(form, MemberName(validated: base.interned), base.lowercased)
      case .member(let form):
        member.map { text(form, spoken($0), $0.name) } ?? ""
      case .call(let object):
        member.map { "\($0.name.label)(\(arguments($0, object) ?? ""))" } ?? ""
      case .head(let hasModifiers): member.map { head($0, hasModifiers) } ?? ""
      }
    }.joined()
  }

  /// - Parameter spoken: the name from which titles are made.
  private func text(
    _ form: ScaffoldTemplate.Form, _ spoken: MemberName, _ name: MemberName
  ) -> String {
    switch form {
    case .capitalized: spoken.text == base.text ? base.text : name.capitalized.text
    case .beginning: name.text
    case .whole(let isAfterDot): isAfterDot ? name.label : name.code
    case .label: name.argumentLabel
    case .title: spoken.title.text
    case .words: spoken.capitalized.spoken.text
    }
  }

  private func spoken(_ member: ScaffoldMember) -> MemberName {
    member.parameters == nil ? member.name : member.name.withoutAct
  }

  private func head(_ member: ScaffoldMember, _ hasModifiers: Bool) -> String {
    let access = template.kind == .screen && !hasModifiers ? configuration.access.modifier : ""
    let head: Code = "\(access)\(member.head ?? "")"
    return head.text
  }

  /// The arguments of a call: values of the view model. Nil if it has them not all.
  private func arguments(_ member: ScaffoldMember, _ object: String) -> String? {
    guard case .screen(let screen) = subject else { return nil }
    let values = Array(screen.state) + screen.derived + screen.kept
    var arguments: [String] = []
    for parameter in member.parameters ?? [] {
      guard
        let value = values.first(where: { $0.name == parameter.name && $0.type == parameter.type })
      else { return nil }
      let label = parameter.argumentLabel.map { "\($0.argumentLabel): " } ?? ""
      arguments.append("\(label)\(object).\(value.name.label)")
    }
    return arguments.joined(separator: ", ")
  }
}

extension [GeneratedFile] {
  /// Writes the scaffolds that a team has templates for in the team's form.
  package mutating func write(
    _ templates: [ScaffoldKind: ScaffoldTemplate], for app: App
  ) {
    var own: [String: ScaffoldFile] = [:]
    for (kind, template) in templates {
      for subject in app.subjects(kind) where subject.fits(kind, in: app) {
        let name = kind.fileName(of: subject.base.text, app.configuration.names)
        own[name] = ScaffoldFile(
          template: template, subject: subject, configuration: app.configuration)
      }
    }
    guard !own.isEmpty else { return }
    for index in indices where self[index].owner == .developer {
      guard let file = own[self[index].path.name.text] else { continue }
      self[index] = GeneratedFile(
        path: self[index].path, owner: .developer, origin: self[index].origin
      ) { file.write(to: &$0) }
    }
  }
}

/// Lines of which some were repeated: where none are left, no blank lines are, either.
private struct LineOutput {
  private(set) var text = ""
  /// Whether a blank line is written before the next line, unless that closes something.
  private var isBlankNext = false
  private var isAtBegin = false

  /// Begins the lines of a block.
  mutating func begin() { isAtBegin = true }

  mutating func write(_ line: String) {
    guard !line.isEmpty else {
      isBlankNext = true
      return
    }
    let isClosing = line.drop { $0 == " " }.first.map { "})]".contains($0) } ?? false
    let isOpen = text.dropLast().last.map { "{([".contains($0) } ?? false
    if isBlankNext, !(isAtBegin && (isClosing || isOpen)) { text += "\n" }
    let isEmpty = isClosing && isAtBegin && isOpen
    if isEmpty { text.removeLast() }
    (isBlankNext, isAtBegin) = (false, false)
    text += (isEmpty ? line.drop { $0 == " " } : line[...]) + "\n"
  }
}

extension Code {
  /// As it is written alone.
  fileprivate var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
