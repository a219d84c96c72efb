package import MvvmgenGenerator
package import MvvmgenLanguage
package import MvvmgenMap
import MvvmgenStorage
package import MvvmgenSyntax

/// A command's changes to a project's specs, before any of them is written.
package struct SpecDraft {
  package let before: ProjectInput
  /// The same sources in the same order, followed by the new ones.
  package private(set) var after: ProjectInput
  /// The texts from the command line that were added to them.
  package var typed: [TypedText] = []
  /// Reminders for the developer, for after it is applied.
  package var notes: [String] = []

  package init(_ input: ProjectInput) {
    (before, after) = (input, input)
  }

  /// The sources that differ, and the new ones.
  package var changedFiles: Set<Int32> {
    let changed = after.sources.indices.filter { index in
      index >= before.sources.count || before.sources[index].bytes != after.sources[index].bytes
    }
    return Set(changed.map(Int32.init(clamping:)))
  }

  /// The paths of the new specs.
  package var newPaths: [String] {
    after.sources.dropFirst(before.sources.count).map(\.path.text)
  }

  package var edits: SpecEdits {
    var edits = SpecEdits(from: before.sources, to: after.sources)
    for source in after.sources.dropFirst(before.sources.count) {
      edits.create(source.path.text, String(decoding: source.bytes, as: UTF8.self))
    }
    return edits
  }

  package mutating func create(_ path: String, _ text: String) {
    after.sources.append(SourceFile(path: ProjectPath(path), bytes: Array(text.utf8)))
  }

  /// Edits one source, in its current state. Does nothing if the source can't be parsed.
  mutating func edit(_ file: Int32, _ makeEdit: (JSON, SpecEditor) -> SourceEdit?) {
    let source = after.sources[Int(file)]
    var ignored = Diagnostics()
    let edit = JSON.parse(source, file: file, into: &ignored).flatMap { json in
      makeEdit(json, SpecEditor(source: source, root: json))
    }
    if let edit { self.edit(file, [edit]) }
  }

  package mutating func edit(_ file: Int32, _ edits: [SourceEdit]) {
    let source = after.sources[Int(file)]
    guard let bytes = edits.edited(source, file: file) else { return }
    after.sources[Int(file)] = SourceFile(path: source.path, bytes: bytes)
  }

  /// Adds a declaration to a list of a spec, which is created if it is missing.
  package mutating func append(_ text: String, to list: MemberList, of spec: SpecOutline) {
    append(text, to: list.rawValue, of: spec)
  }

  mutating func append(_ text: String, to list: String, of spec: SpecOutline) {
    let element = SpecTree(.string(text))
    edit(spec.span.file) { json, editor in
      guard let elements = json[list] else {
        return editor.insert(list, .array([element]), into: json, order: spec.kind.keys)
      }
      return editor.append(element, to: elements)
    }
  }

  /// Sets the answer of a flow to an event of a screen or a child flow, replacing an existing one.
  package mutating func answer(
    _ event: String, of sender: AppMap.Node, in flow: SpecOutline, with answer: JSONText
  ) {
    let tree = SpecTree(answer)
    let quoted = JSONText.quoted(event)
    edit(flow.span.file) { json, editor in
      let key = sender.kind.answersKey.rawValue
      guard let senders = json[key] else {
        let answers = SpecTree.object([(quoted, tree)])
        return editor.insert(
          key, .object([(JSONText.quoted(sender.text), answers)]), into: json,
          order: SpecKind.coordinator.keys)
      }
      guard let answers = senders[sender.text] else {
        return editor.insert(sender.text, .object([(quoted, tree)]), into: senders)
      }
      guard let old = answers[event] else { return editor.insert(event, tree, into: answers) }
      return editor.rewrite(old, as: tree)
    }
  }

  /// Removes a declaration from a list of a spec, and the list with its last one.
  package mutating func remove(_ name: String, from list: MemberList, of spec: SpecOutline) {
    guard let index = spec.names(in: list).firstIndex(of: name) else { return }
    edit(spec.span.file) { json, editor in
      guard let elements = json[list.rawValue] else { return nil }
      let declarations = elements.members.map(\.key.text)
      if declarations.count > 1, declarations.indices.contains(index) {
        return editor.remove(declarations[index], from: elements)
      }
      return editor.remove(index, ofListUnder: list.rawValue, in: json)
    }
  }

  /// Removes an event from outside with its answer, and the key with the last one.
  package mutating func removeAnswer(_ name: String, _ kind: MemberKind, of spec: SpecOutline) {
    let keys = kind.keys(in: spec)
    guard let index = keys.firstIndex(where: { $0.value == name }) else { return }
    edit(spec.span.file) { json, editor in
      let key = (kind == .answer ? CoordinatorKey.answers : .events).rawValue
      guard let events = json[key] else { return nil }
      let names = events.members.map(\.key.text)
      guard names.count > 1, names.indices.contains(index) else {
        return editor.remove(key, from: json)
      }
      return editor.remove(names[index], from: events)
    }
  }

  /// Removes the answers of a flow to an event of a screen, in all of its roles, or of a child
  /// flow.
  ///
  /// - Parameter isOnlyOne: whether what answers it under `"*"` answers nothing else.
  package mutating func removeAnswers(
    to event: String, of owner: SpecOutline, in flow: SpecOutline,
    where isOnlyOne: (SourceSpan) -> Bool
  ) {
    for sender in flow.senders(of: event, ofOwner: owner, where: isOnlyOne) {
      edit(flow.span.file) { json, editor in
        guard let senders = json[sender.kind.answersKey.rawValue],
          let answers = senders[sender.text]
        else { return nil }
        if answers.count > 1 { return editor.remove(event, from: answers) }
        return editor.remove(sender.text, under: sender.kind.answersKey.rawValue, in: json)
      }
    }
  }
}

extension SpecKind {
  /// The keys of a spec, in the order in which they are written.
  package var keys: [String] {
    switch self {
    case .screen: ScreenKey.words
    case .coordinator: CoordinatorKey.words
    case .service: ServiceKey.words
    }
  }
}

extension AppMap.Node.Kind {
  /// Where a flow answers the events of screens, or the reports of child flows.
  fileprivate var answersKey: CoordinatorKey { self == .screen ? .screens : .flows }
}
