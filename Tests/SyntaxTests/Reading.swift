import MvvmgenStorage
import MvvmgenSyntax

/// Text read into JSON or out of it, and what was said about it, one line each.
struct Reading {
  let source: SourceFile
  var diagnostics = Diagnostics()
  let json: JSON?

  init(_ bytes: [UInt8]) {
    source = SourceFile(path: "a.json", bytes: bytes)
    json = JSON.parse(source, file: 0, into: &diagnostics)
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// `line:column: severity: message [code]`, with the notes and fix-its behind it.
  var lines: [String] {
    diagnostics.all.flatMap { diagnostic -> [String] in
      let problem = "\(diagnostic.message) [\(diagnostic.code.rawValue)]"
      var lines = ["\(place(diagnostic.span)): \(diagnostic.severity): \(problem)"]
      for note in diagnostic.notes { lines.append("\(place(note.span)): note: \(note.message)") }
      if let fixIt = diagnostic.fixIt {
        lines.append("\(text(fixIt.span)) -> \(fixIt.replacement)")
      }
      return lines
    }
  }

  func place(_ span: SourceSpan) -> String {
    let position = LineTable(of: source).position(of: Int(span.start))
    return "\(position.line):\(position.column)"
  }

  func text(_ span: SourceSpan) -> String {
    String(decoding: source.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
