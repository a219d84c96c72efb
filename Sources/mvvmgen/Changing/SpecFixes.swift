import Language
import Storage
import Syntax

/// Applies the fix-its of a project's findings: in several rounds, since a fix may reveal further
/// errors.
struct SpecFixes {
  private(set) var sources: [SourceFile]
  /// The number of fix-its that were applied to each source.
  private(set) var counts: [Int: Int] = [:]

  /// Two fix-its may undo each other.
  private static let mostRounds = 16

  /// - Parameters:
  /// - codes: the codes to fix; nil for all.
  /// - findings: finds the mistakes in sources.
  init(
    of sources: [SourceFile], codes: Set<String>?, in files: Set<Int32>?,
    findings: ([SourceFile]) -> Diagnostics
  ) {
    self.sources = sources
    for _ in 0..<Self.mostRounds {
      let findings = findings(self.sources).all
      let misnamed = Set(
        findings.filter { $0.code == .fileName }.map { name(ofFile: $0.span.file) })
      let fixes = findings.filter { finding in
        codes?.contains(finding.code.rawValue) != false
          && files?.contains(finding.span.file) != false
      }.compactMap(\.fixIt).filter { !misnamed.contains(text(at: $0.span)) }
      guard apply(fixes) else { return }
    }
  }

  /// The name that a spec's file says: who uses it may mean that spec, under the name that it had.
  private func name(ofFile file: Int32) -> String {
    let name = sources[Int(file)].path.name.text
    return String(name.prefix { $0 != "." })
  }

  private func text(at span: SourceSpan) -> String {
    let bytes = sources[Int(span.file)].bytes[Int(span.start)..<Int(span.end)]
    return String(decoding: bytes, as: UTF8.self)
  }

  var count: Int { counts.values.reduce(0, +) }

  /// Leaves out those that would write a key or an element that is there already.
  private func useful(_ fixes: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
    Dictionary(grouping: fixes, by: \.span.file).flatMap { file, fixes in
      var ignored = Diagnostics()
      let root = JSON.parse(sources[Int(file)], file: file, into: &ignored)
      return fixes.filter { root?.has($0.replacement, beside: $0.span) != true }
    }
  }

  /// Applies the fix-its that don't overlap; false if there are none.
  private mutating func apply(_ fixes: [Diagnostic.FixIt]) -> Bool {
    let sorted = useful(fixes)
      .sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
    var edits: [SourceEdit] = []
    for fix in sorted {
      if let last = edits.last?.span, last.file == fix.span.file,
        fix.span.start < last.end || fix.span == last
      {
        continue
      }
      edits.append(SourceEdit(span: fix.span, replacement: fix.replacement))
    }
    for (file, edits) in Dictionary(grouping: edits, by: { Int($0.span.file) }) {
      guard let bytes = edits.edited(sources[file], file: Int32(file)) else { continue }
      sources[file] = SourceFile(path: sources[file].path, bytes: bytes)
      counts[file, default: 0] += edits.count
    }
    return !edits.isEmpty
  }
}

extension JSON {
  /// Whether the object or the list that has a key or an element at this place has the text, too.
  fileprivate func has(_ text: String, beside place: SourceSpan) -> Bool {
    guard span.start <= place.start, place.end <= span.end else { return false }
    if members.contains(where: { $0.key.span == place }) {
      return members.contains { $0.key.text == text }
    }
    if elements.contains(where: { $0.contentSpan == place }) {
      return elements.contains { $0.string?.text == text }
    }
    return elements.contains { $0.has(text, beside: place) }
      || members.contains { $0.value.has(text, beside: place) }
  }
}
