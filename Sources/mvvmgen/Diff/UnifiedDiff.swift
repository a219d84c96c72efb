import MvvmgenSyntax

/// A diff in the format of `git apply` and `patch -p1`.
struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let edits: [LineEdit]

  init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
    self.old = UnifiedDiff.lines(old)
    self.new = UnifiedDiff.lines(new)
    edits = lineEdits(from: self.old, to: self.new)
  }

  /// The number of lines that only the new text has, and of those that only the old one has.
  var added: Int { edits.count { $0 == .insert } }
  var removed: Int { edits.count { $0 == .delete } }

  /// Appends the names and the hunks; nothing if the texts are equal. A nil path means that the
  /// file doesn't exist.
  func append(from oldPath: String?, to newPath: String?, into output: inout [UInt8]) {
    guard edits.contains(where: { $0 != .keep }) else { return }
    appendName("---", oldPath.map { "a/\($0)" }, into: &output)
    appendName("+++", newPath.map { "b/\($0)" }, into: &output)
    for hunk in hunks { append(hunk, into: &output) }
  }

  private static let context = 3

  private struct Hunk {
    var edits: Range<Int>
    var oldStart: Int
    var newStart: Int
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var oldLine = 0
    var newLine = 0
    for index in edits.indices {
      if edits[index] != .keep {
        let end = min(index + 1 + UnifiedDiff.context, edits.count)
        if let last = hunks.last, index - UnifiedDiff.context <= last.edits.upperBound {
          hunks[hunks.count - 1].edits = last.edits.lowerBound..<end
        } else {
          // The lines before a hunk's first edit are unchanged, so both sides move back equally.
          let start = max(index - UnifiedDiff.context, 0)
          let back = index - start
          hunks.append(
            Hunk(edits: start..<end, oldStart: oldLine - back, newStart: newLine - back)
          )
        }
      }
      if edits[index] != .insert { oldLine += 1 }
      if edits[index] != .delete { newLine += 1 }
    }
    return hunks
  }

  private func append(_ hunk: Hunk, into output: inout [UInt8]) {
    let part = edits[hunk.edits]
    let oldCount = part.count { $0 != .insert }
    let newCount = part.count { $0 != .delete }
    let oldRange = UnifiedDiff.range(hunk.oldStart, oldCount)
    let newRange = UnifiedDiff.range(hunk.newStart, newCount)
    output.append(contentsOf: "@@ -\(oldRange) +\(newRange) @@\n".utf8)
    var oldLine = hunk.oldStart
    var newLine = hunk.newStart
    for edit in part {
      switch edit {
      case .keep: append(" ", old[oldLine], into: &output)
      case .delete: append("-", old[oldLine], into: &output)
      case .insert: append("+", new[newLine], into: &output)
      }
      if edit != .insert { oldLine += 1 }
      if edit != .delete { newLine += 1 }
    }
  }

  private func append(_ sign: Character, _ line: ArraySlice<UInt8>, into output: inout [UInt8]) {
    output.append(contentsOf: sign.utf8)
    output.append(contentsOf: line)
    guard line.last != UInt8(ascii: "\n") else { return }
    output.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
  }

  private func appendName(_ sign: String, _ path: String?, into output: inout [UInt8]) {
    let name = path.map(UnifiedDiff.quoted) ?? "/dev/null"
    // A tab ends a name that contains a space, which would otherwise end it.
    let end = name.utf8.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
    output.append(contentsOf: "\(sign) \(name)\(end)".utf8)
  }

  /// Counted from 1; an empty range is after the preceding line.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(bytes[start...end])
      start = end + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  /// Quoted like git quotes names with line breaks, quotes or backslashes.
  private static func quoted(_ path: String) -> String {
    let needsQuotes = path.utf8.contains {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard needsQuotes else { return path }
    let text = path.escaping { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      case "\t": return "\\t"
      default:
        guard scalar.value < 0x20 else { return nil }
        return "\\0\(scalar.value < 0o10 ? "0" : "")\(String(scalar.value, radix: 8))"
      }
    }
    return "\"\(text)\""
  }
}
