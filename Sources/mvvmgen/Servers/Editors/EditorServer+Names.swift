import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names in specs.
extension EditorServer {
  private func name(at message: RPCMessage) throws(RPCError) -> (name: SpecName, place: Place)? {
    guard let place = try place(of: message),
      let name = SpecName(at: place.offset, in: place.file, of: place.input)
    else { return nil }
    return (name, place)
  }

  /// Some of the places of the name at a position; nil where there is none.
  func places(
    for message: RPCMessage, _ spans: (SpecName) -> [SourceSpan]
  ) throws(RPCError) -> JSONText? {
    guard let (name, place) = try name(at: message) else { return nil }
    return .array(
      spans(name).compactMap { location($0, place.session.project, place.input.sources) })
  }

  /// The name that would be renamed; nil where there is none.
  func renamed(at message: RPCMessage) throws(RPCError) -> JSONText? {
    guard let (name, place) = try name(at: message) else { return nil }
    let source = place.input.sources[Int(name.span.file)]
    let positions = DocumentPositions(of: source, countsBytes: countsBytes)
    let text = source.bytes[Int(name.span.start)..<Int(name.span.end)]
    return [
      "range": positions.range(name.span),
      "placeholder": .string(String(decoding: text, as: UTF8.self)),
    ]
  }

  /// Renames in all specs, as the command would, and says what is left to it.
  func rename(at message: RPCMessage) throws(RPCError) -> (edit: JSONText, note: JSONText) {
    guard let newName = message.text("newName") else {
      throw RPCError(.invalidParameters, "expected a new name")
    }
    guard let (name, place) = try name(at: message) else {
      throw RPCError(.failed, "there is no name of a spec here")
    }
    let words = [Command.rename.rawValue] + name.operands + [newName]
    var change: SpecChange?
    let console: Console
    do {
      let path = try path(in: message)
      var session = try session(in: Disk.folder(of: path), words + [Option.dryRun.rawValue])
      console = session.console
      session.onDryRun = { change = $0 }
      _ = try RenameCommand(session: session).run()
    } catch {
      throw RPCError(.failed, Self.reason(error))
    }
    guard let change else {
      throw RPCError(.failed, String(decoding: console.errors.bytes, as: UTF8.self))
    }
    let command = "'mvvmgen \(words.joined(separator: " "))'"
    let note = Self.note(
      "Only the specs have the new name. Save them and run \(command): it generates, renames your own "
        + "files, and lists the lines in them that use the old name.", "window/showMessage", type: 3
    )
    return (edit(for: change, place), note)
  }

  static func note(_ text: String, _ method: String, type: Int) -> JSONText {
    .message(method, ["type": .number(type), "message": .string(text)])
  }

  static func reason(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as CommandError: error.message ?? ""
    default: "\(error)"
    }
  }

  /// A spec's file keeps its name, which the command changes with those of the developer's files.
  private func edit(for change: SpecChange, _ place: Place) -> JSONText {
    var texts =
      change.drafted.all.map { ($0.path, $0.new) } + change.edits.map { ($0.path, $0.bytes) }
    if let spec = change.spec { texts.append((spec.path, spec.bytes)) }
    let changes = texts.compactMap { path, new -> (String, JSONText)? in
      let old = place.input.sources.first { $0.path.text == path && $0.bytes != new }
      return old.map { (uri($0.path, in: place.session.project), .array(edits(from: $0, to: new))) }
    }
    return ["changes": .object(changes)]
  }

  /// The changes, each from a quote to the next.
  private func edits(from old: SourceFile, to new: [UInt8]) -> [JSONText] {
    let positions = DocumentPositions(of: old, countsBytes: countsBytes)
    let (oldParts, newParts) = (Self.cut(old.bytes), Self.cut(new))
    var (edits, place, newPlace, offset): ([JSONText], Int, Int, Int) = ([], 0, 0, 0)
    var changed: (start: Int, text: [UInt8])?
    for edit in lineEdits(from: oldParts, to: newParts) + [.keep] {
      if edit == .keep, let (start, text) = changed {
        let range = positions.range(SourceSpan(file: 0, start: start, end: offset))
        edits.append(["range": range, "newText": .string(String(decoding: text, as: UTF8.self))])
        changed = nil
      } else if edit != .keep, changed == nil {
        changed = (offset, [])
      }
      if edit == .insert { changed?.text += newParts[newPlace] }
      if edit != .delete { newPlace += 1 }
      if edit != .insert, place < oldParts.count {
        offset += oldParts[place].count
        place += 1
      }
    }
    return edits
  }

  private static func cut(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    return zip([0] + quotes, quotes + [bytes.count]).map { bytes[$0..<$1] }
  }
}
