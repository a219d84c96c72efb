import MvvmgenStorage
package import MvvmgenSyntax

/// Applies the fix-its of a project's findings: in several rounds, since a fix may reveal further
/// errors.
package struct SpecFixes {
  package private(set) var sources: [SourceFile]
  /// The number of fix-its that were applied to each source.
  package private(set) var counts: [Int: Int] = [:]

  /// Two fix-its may undo each other.
  private static let mostRounds = 16

  /// - Parameters:
  ///   - codes: the codes to fix, for which suggestions are taken, too; nil for all.
  ///   - files: the indices of the sources to fix; nil for all.
  ///   - findings: finds the mistakes in sources.
  package init(
    of sources: [SourceFile], codes: Set<Diagnostic.Code>?, in files: Set<Int32>?,
    findings: ([SourceFile]) -> Diagnostics
  ) {
    self.sources = sources
    for _ in 0..<Self.mostRounds {
      let findings = findings(self.sources).all
      let misnamed = Set(
        findings.filter { $0.code == .fileName }.map { name(ofFile: $0.span.file) })
      let fixes = findings.filter { finding in
        codes?.contains(finding.code) != false
          && files?.contains(finding.span.file) != false
      }.compactMap(\.fixIt).filter {
        !misnamed.contains(text(at: $0.span)) && (codes != nil || !$0.isSuggestion)
      }
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

  package var count: Int { counts.values.reduce(0, +) }

  /// Leaves out those that would write a key that its object has already.
  private func useful(_ fixes: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
    Dictionary(grouping: fixes, by: \.span.file).flatMap { file, fixes in
      var ignored = Diagnostics()
      let root = JSON.parse(sources[Int(file)], file: file, into: &ignored)
      var written: [Int32: Set<String>] = [:]
      return fixes.filter { fix in
        guard let object = root?.object(withKeyAt: fix.span) else { return true }
        let isThere = object.members.contains { $0.key.text == fix.replacement }
        return !isThere && written[object.span.start, default: []].insert(fix.replacement).inserted
      }
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
  /// The object in it that has a key at this place.
  fileprivate func object(withKeyAt place: SourceSpan) -> JSON? {
    guard span.start <= place.start, place.end <= span.end else { return nil }
    if members.contains(where: { $0.key.span == place }) { return self }
    for child in children {
      if let found = child.object(withKeyAt: place) { return found }
    }
    return nil
  }
}
