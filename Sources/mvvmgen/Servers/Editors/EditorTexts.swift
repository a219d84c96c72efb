import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A project's texts, and places in them as an editor has them.
struct EditorTexts {
  let found: SourceLocations
  /// The open files, by their paths.
  let documents: [String: EditorServer.Document]
  let countsBytes: Bool

  /// The index of a file; nil for one that isn't in the project.
  func index(of path: String) -> Int32? {
    let own = found.project.path(ofTyped: path)
    return found.sources.firstIndex { $0.path.text == own }.map { Int32($0) }
  }

  func positions(in file: Int32) -> DocumentPositions {
    DocumentPositions(of: found.sources[Int(file)], countsBytes: countsBytes)
  }

  /// As the editor writes it.
  func uri(of file: Int32) -> String {
    let path = found.sources[Int(file)].path.text
    let open = documents.first { found.project.path(ofTyped: $0.key) == path }
    return open?.value.uri ?? found.project.disk.absolute(path).uriReference
  }

  func location(_ span: SourceSpan) -> JSONText {
    ["uri": .string(uri(of: span.file)), "range": positions(in: span.file).range(span)]
  }

  func edit(_ span: SourceSpan, _ text: String) -> JSONText {
    ["range": positions(in: span.file).range(span), "newText": .string(text)]
  }

  /// Replaces the strings that differ: a rename changes nothing else.
  func edits(in file: Int32, to new: [UInt8]) -> [JSONText] {
    func strings(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
      text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    }
    return zip(strings(found.sources[Int(file)].bytes), strings(new)).filter { $0 != $1 }.map {
      edit(
        SourceSpan(file: file, start: $0.startIndex, end: $0.endIndex),
        String(decoding: $1, as: UTF8.self))
    }
  }

  /// Nil in the developer's code. A finding about no place is about the configuration.
  func span(of diagnostic: Diagnostic) -> SourceSpan? {
    guard let source = found.source(of: diagnostic.span) else {
      return found.sources.isEmpty ? nil : SourceSpan(file: 0, start: 0, end: 0)
    }
    return source.path.text.hasSuffix(".json") ? diagnostic.span : nil
  }

  func json(_ diagnostic: Diagnostic, at span: SourceSpan) -> JSONText {
    let notes = diagnostic.notes.filter { found.source(of: $0.span) != nil }.map { note in
      ["location": location(note.span), "message": .string(note.message)] as JSONText
    }
    return [
      "range": positions(in: span.file).range(span),
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .string(diagnostic.code.rawValue), "source": "mvvmgen",
      "message": .string(diagnostic.message), "relatedInformation": .array(notes),
    ]
  }

  /// The fix-it of a finding, if it has one.
  func action(for diagnostic: Diagnostic) -> JSONText? {
    guard let fixIt = diagnostic.fixIt else { return nil }
    let edits: JSONText = .array([edit(fixIt.span, fixIt.replacement)])
    return [
      "title": .string(found.fixIt(fixIt).message), "kind": "quickfix",
      "diagnostics": [json(diagnostic, at: diagnostic.span)],
      "edit": ["changes": .object([(uri(of: fixIt.span.file), edits)])],
    ]
  }
}
