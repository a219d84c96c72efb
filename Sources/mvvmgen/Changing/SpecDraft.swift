import Language
import Storage
import Syntax

/// A command's changes to a project's specs, before any of them is written.
struct SpecDraft {
  let before: ProjectInput
  /// The same sources in the same order, followed by the new ones.
  private(set) var after: ProjectInput
  /// The texts from the command line that were added to them.
  var typed: [TypedText] = []

  init(_ input: ProjectInput) {
    (before, after) = (input, input)
  }

  /// The sources that differ, and the new ones.
  var changedFiles: Set<Int32> {
    let changed = after.sources.indices.filter { index in
      index >= before.sources.count || before.sources[index].bytes != after.sources[index].bytes
    }
    return Set(changed.map(Int32.init(clamping:)))
  }

  /// The paths of the new specs.
  var newPaths: [String] {
    after.sources.dropFirst(before.sources.count).map(\.path.text)
  }

  var edits: SpecEdits {
    var edits = SpecEdits(from: before.sources, to: after.sources)
    for source in after.sources.dropFirst(before.sources.count) {
      edits.create(source.path.text, String(decoding: source.bytes, as: UTF8.self))
    }
    return edits
  }

  mutating func create(_ path: String, _ text: String) {
    after.sources.append(SourceFile(path: ProjectPath(path), bytes: Array(text.utf8)))
  }

  /// Edits one source, in its current state. Does nothing if the source can't be parsed.
  mutating func edit(_ file: Int32, _ makeEdit: (JSON, SpecEditor) -> SourceEdit?) {
    let source = after.sources[Int(file)]
    var ignored = Diagnostics()
    let edit = JSON.withParsed(source, file: file, into: &ignored) { json, _ in
      makeEdit(json, SpecEditor(json, in: source))
    }
    guard let edit = edit ?? nil, let bytes = [edit].edited(source, file: file) else { return }
    after.sources[Int(file)] = SourceFile(path: source.path, bytes: bytes)
  }

  mutating func edit(_ file: Int32, _ edits: [SourceEdit]) {
    let source = after.sources[Int(file)]
    guard let bytes = edits.edited(source, file: file) else { return }
    after.sources[Int(file)] = SourceFile(path: source.path, bytes: bytes)
  }

  /// The current value of a source.
  func read<Result>(_ file: Int32, _ body: (JSON) -> Result) -> Result? {
    var ignored = Diagnostics()
    return JSON.withParsed(after.sources[Int(file)], file: file, into: &ignored) { json, _ in
      body(json)
    }
  }

  /// Adds an element to a list of a spec, which is created if it is missing.
  mutating func append(_ text: String, toList key: String, of file: Int32, order: [String]) {
    let element = SpecTree(.string(text))
    edit(file) { json, editor in
      guard let list = json[key] else {
        return editor.insert(key, .array([element]), into: json, order: order)
      }
      return editor.append(element, to: list)
    }
  }

  /// Sets the answer to an event of a screen or a child flow, replacing an existing one.
  mutating func answer(
    _ event: String, of sender: String, under key: String, in file: Int32, with answer: JSONText
  ) {
    let tree = SpecTree(answer)
    let quoted = JSONText.quoted(event)
    edit(file) { json, editor in
      guard let senders = json[key] else {
        let answers = SpecTree.object([(quoted, tree)])
        return editor.insert(
          key, .object([(JSONText.quoted(sender), answers)]), into: json,
          order: CoordinatorKey.allCases.map(\.rawValue))
      }
      guard let answers = senders[sender] else {
        return editor.insert(sender, .object([(quoted, tree)]), into: senders)
      }
      guard let old = answers[event] else { return editor.insert(event, tree, into: answers) }
      return editor.rewrite(old, as: tree)
    }
  }
}

extension JSON {
  /// The value under a key.
  subscript(key: String) -> JSON? {
    members.first { $0.key.text == key }?.value
  }
}
