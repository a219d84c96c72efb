import MvvmgenStorage
import MvvmgenSyntax

/// A line of a spec, with the span of a finding.
struct Excerpt: Hashable, Sendable {
  let line: Int
  let before: String
  let marked: String
  let after: String

  /// The number of characters of a long line that are shown on either side of the finding.
  private static let context = 60

  init(of source: SourceFile, at span: SourceSpan, line: Int) {
    let bytes = source.bytes
    let start = min(max(Int(span.start), 0), bytes.count)
    let end = min(max(Int(span.end), start), bytes.count)
    let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let isInside = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    // Only the visible part of a long line is decoded.
    var first = max(start - Self.context * 4, 0)
    while first < start, isInside(bytes[first]) { first += 1 }
    var last = min(start + Self.context * 8, bytes.count)
    while last > start, last < bytes.count, isInside(bytes[last]) { last -= 1 }
    let lineStart = bytes[first..<start].lastIndex(where: isLineEnd).map { $0 + 1 } ?? first
    let lineEnd = bytes[start..<last].firstIndex(where: isLineEnd) ?? last
    let markEnd = min(end, lineEnd)
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self).printable }
    let (before, after) = (text(lineStart..<start), text(markEnd..<lineEnd))
    self.line = line
    self.before = before.count > Self.context ? "…\(before.suffix(Self.context))" : before
    marked = String(text(start..<markEnd).prefix(Self.context))
    self.after = after.count > Self.context ? "\(after.prefix(Self.context))…" : after
  }

  /// Two lines: the spec's, and one that marks the span.
  var text: String {
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    let indent = String(repeating: " ", count: before.count)
    let mark = "^" + String(repeating: "~", count: max(marked.count - 1, 0))
    return "  \(number) | \(before)\(marked)\(after)\n  \(margin) | \(indent)\(mark)\n"
  }
}
