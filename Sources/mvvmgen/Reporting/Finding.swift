import MvvmgenEditing
import MvvmgenSyntax

/// A diagnostic with its spans resolved to lines and columns.
struct Finding: Hashable, Sendable {
  let location: Location
  let severity: Diagnostic.Severity
  let code: String
  let message: String
  var notes: [Note] = []
  var fixIt: FixIt?
  /// The line of the span, if there is one.
  var excerpt: Excerpt?

  struct Location: Hashable, Sendable {
    /// The path, as the user can open it from the working directory.
    let path: String
    let start: SourcePosition
    let end: SourcePosition
    /// The same with columns that count Unicode scalars.
    let scalarStart: SourcePosition
    let scalarEnd: SourcePosition
    /// The typed text, if the file was never written.
    var typed: TypedText.Excerpt?
    /// Whether the line is written to a file only if the command continues.
    var isDraft = false

    /// The start of a file.
    init(startOf path: String) {
      let start = SourcePosition(line: 1, column: 1)
      self.init(path: path, start: start, end: start)
    }

    /// The same location in another line.
    func moved(by lines: Int) -> Location {
      guard lines != 0 else { return self }
      func moved(_ position: SourcePosition) -> SourcePosition {
        SourcePosition(line: position.line + lines, column: position.column)
      }
      var location = Location(
        path: path, start: moved(start), end: moved(end), scalarStart: moved(scalarStart),
        scalarEnd: moved(scalarEnd))
      location.typed = typed
      return location
    }

    init(
      path: String, start: SourcePosition, end: SourcePosition,
      scalarStart: SourcePosition? = nil, scalarEnd: SourcePosition? = nil
    ) {
      (self.path, self.start, self.end) = (path, start, end)
      (self.scalarStart, self.scalarEnd) = (scalarStart ?? start, scalarEnd ?? end)
    }
  }

  struct Note: Hashable, Sendable {
    let location: Location
    let message: String
  }

  struct FixIt: Hashable, Sendable {
    let location: Location
    let original: String
    let replacement: String
    var isSuggestion = false

    /// As a line or a description says it.
    var text: String { "\(isSuggestion ? "suggestion" : "fix-it"): \(message)" }

    var message: String {
      if original.isEmpty { return "insert '\(replacement)'" }
      return replacement.isEmpty
        ? "remove '\(original)'" : "replace '\(original)' with '\(replacement)'"
    }
  }
}

extension Finding {
  /// The findings of a run, sorted by path, line and column; findings at the same position keep
  /// their order.
  ///
  /// - Parameter hasExcerpts: whether the lines of a file are shown.
  static func sorted(
    _ diagnostics: Diagnostics, in sources: SourceLocations,
    hasExcerpts: (_ file: Int32) -> Bool = { _ in false }
  ) -> [Finding] {
    let locations = sources.prepared(for: diagnostics)
    let findings = diagnostics.all.map { Finding($0, in: locations, hasExcerpts($0.span.file)) }
    let order = findings.indices.sorted { left, right in
      let (first, second) = (findings[left].location, findings[right].location)
      if first.path != second.path { return Disk.precedes(first.path, second.path) }
      return (first.start.line, first.start.column, left)
        < (second.start.line, second.start.column, right)
    }
    return order.map { findings[$0] }
  }

  private init(_ diagnostic: Diagnostic, in sources: SourceLocations, _ hasExcerpt: Bool) {
    location = sources.location(of: diagnostic.span)
    if hasExcerpt, let source = sources.source(of: diagnostic.span) {
      excerpt = Excerpt(of: source, at: diagnostic.span, line: location.start.line)
    }
    severity = diagnostic.severity
    code = diagnostic.code.rawValue
    message = diagnostic.message
    notes = diagnostic.notes.map {
      Note(location: sources.location(of: $0.span), message: $0.message)
    }
    fixIt = diagnostic.fixIt.map { sources.fixIt($0) }
  }
}

/// Resolves spans in a run's sources.
struct SourceLocations: Sendable {
  let sources: [SourceFile]
  let project: Project
  /// The text that the command line puts into the sources.
  var typed: [TypedText] = []
  /// The lines that are on disk; nil for all.
  var written: WrittenLines?
  private(set) var lines: [Int32: LineTable] = [:]

  /// Resolves the same spans faster: a file with thousands of findings is scanned once.
  func prepared(for diagnostics: Diagnostics) -> SourceLocations {
    var locations = self
    for diagnostic in diagnostics.all where locations.lines[diagnostic.span.file] == nil {
      locations.lines[diagnostic.span.file] = source(of: diagnostic.span).map(LineTable.init(of:))
    }
    return locations
  }

  func location(of span: SourceSpan?) -> Finding.Location {
    guard let span, let source = source(of: span) else {
      return Finding.Location(startOf: project.configurationPath)
    }
    let table = lines[span.file] ?? LineTable(of: source)
    let (start, end) = (Int(span.start), Int(span.end))
    var location = Finding.Location(
      path: project.display(source.path),
      start: table.position(of: start),
      end: table.position(of: end),
      scalarStart: table.scalarPosition(of: start),
      scalarEnd: table.scalarPosition(of: end)
    )
    if !typed.isEmpty { location.typed = TypedText.excerpt(of: span, in: source, typed) }
    guard let written else { return location }
    guard let line = written.number(of: span, on: location.start.line) else {
      location.isDraft = true
      return location
    }
    return location.moved(by: line - location.start.line)
  }

  func fixIt(_ fixIt: Diagnostic.FixIt) -> Finding.FixIt {
    Finding.FixIt(
      location: location(of: fixIt.span), original: text(of: fixIt.span),
      replacement: fixIt.replacement, isSuggestion: fixIt.isSuggestion)
  }

  func text(of span: SourceSpan) -> String {
    guard let source = source(of: span) else { return "" }
    let start = min(max(Int(span.start), 0), source.bytes.count)
    let end = min(max(Int(span.end), start), source.bytes.count)
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  func source(of span: SourceSpan?) -> SourceFile? {
    guard let span, sources.indices.contains(Int(span.file)) else { return nil }
    return sources[Int(span.file)]
  }
}
