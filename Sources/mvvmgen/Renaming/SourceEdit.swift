import Syntax

/// A stretch of a source, and what to put there instead. All around it stays as it was written.
struct SourceEdit: Hashable, Sendable {
  let span: SourceSpan
  let replacement: String
}

extension [SourceEdit] {
  /// The source of that index with its edits made; nil where it has none.
  func edited(_ source: SourceFile, file: Int32) -> [UInt8]? {
    let edits = filter { $0.span.file == file }.sorted { $0.span.start > $1.span.start }
    guard !edits.isEmpty else { return nil }
    var bytes = [UInt8](source.bytes)
    for edit in edits {
      let range = Int(edit.span.start)..<Int(edit.span.end)
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    return bytes
  }
}

/// The identifiers in Swift code or something like it.
struct Identifiers: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let skipsStrings: Bool
  private var position = 0

  init(in bytes: [UInt8], skippingStrings: Bool) {
    self.bytes = bytes
    skipsStrings = skippingStrings
  }

  /// The next one's range; those behind a dot are members of something else.
  mutating func next() -> Range<Int>? {
    while position < bytes.count {
      let start = position
      while position < bytes.count, Identifiers.isPart(bytes[position]) { position += 1 }
      guard position == start else {
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") { continue }
        return start..<position
      }
      if skipsStrings, bytes[position] == UInt8(ascii: "\"") { skipString() }
      position += 1
    }
    return nil
  }

  /// Up to the closing quote.
  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
