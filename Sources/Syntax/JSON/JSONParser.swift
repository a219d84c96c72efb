import MvvmgenStorage

/// Parses JSON in one pass over the bytes into a flat tape.
///
/// Its functions return false after an error that makes the rest unreliable; that error is then
/// the last finding. After obvious mistakes (a missing or superfluous comma), parsing continues.
struct JSONParser {
  let bytes: [UInt8]
  let file: Int32
  var position = 0
  var nodes: [JSONNode] = []
  var findings: [Diagnostic] = []

  private static let largestFile = 1 << 20
  private static let deepestNesting = 64

  mutating func readFile() -> Bool {
    guard bytes.count <= Self.largestFile else {
      return fail(
        Diagnostic(.fileTooLarge, at: span(0, 0), "the file is larger than 1 MiB: split it"))
    }
    nodes.reserveCapacity(bytes.count / 16 + 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipWhitespace()
    guard position < bytes.count else {
      return fail(
        Diagnostic(
          .emptyFile, at: span(position, position), "the file is empty: expected a JSON object"))
    }
    guard value(depth: 0) else { return false }
    skipWhitespace()
    guard position == bytes.count else { return fail(unexpected(.end)) }
    return true
  }

  /// The next byte, or 0 at the end of the file, which is never a valid byte.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipWhitespace() {
    while true {
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) -> Bool {
    switch current {
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "{"): open(.object, depth: depth) && object(nodes.count - 1, depth: depth + 1)
    case UInt8(ascii: "["): open(.array, depth: depth) && array(nodes.count - 1, depth: depth + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "t"): word("true", .bool)
    case UInt8(ascii: "f"): word("false", .bool)
    case UInt8(ascii: "n"): word("null", .null)
    default: fail(unexpected(.value))
    }
  }

  private mutating func open(_ kind: JSON.Kind, depth: Int) -> Bool {
    guard depth < Self.deepestNesting else {
      return fail(
        Diagnostic(
          .nestedTooDeep, at: span(position, position + 1),
          "more than \(Self.deepestNesting) nested objects and arrays"))
    }
    nodes.append(JSONNode(kind: kind, start: Int32(position), end: 0, next: 0))
    position += 1
    skipWhitespace()
    return true
  }

  private mutating func close(_ index: Int) {
    position += 1
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func object(_ index: Int, depth: Int) -> Bool {
    var isFirst = true
    while !(isFirst && current == UInt8(ascii: "}")) {
      guard current == UInt8(ascii: "\"") else { return fail(unexpected(.key)) }
      guard string() else { return false }
      skipWhitespace()
      guard current == UInt8(ascii: ":") else { return fail(unexpected(.colon)) }
      position += 1
      skipWhitespace()
      guard value(depth: depth) else { return false }
      isFirst = false
      skipWhitespace()
      if current == UInt8(ascii: "}") { break }
      guard comma(or: "}") else { return false }
      if current == UInt8(ascii: "}") { break }
    }
    close(index)
    if mayHaveDuplicateKeys(index) { findings += duplicateKeys(ofObjectAt: index) }
    return true
  }

  private mutating func array(_ index: Int, depth: Int) -> Bool {
    var isFirst = true
    while !(isFirst && current == UInt8(ascii: "]")) {
      guard value(depth: depth) else { return false }
      isFirst = false
      skipWhitespace()
      if current == UInt8(ascii: "]") { break }
      guard comma(or: "]") else { return false }
      if current == UInt8(ascii: "]") { break }
    }
    close(index)
    return true
  }

  private mutating func comma(or end: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: ",") else {
      guard end == "}" ? isAtKey() : isAtElement else { return fail(unexpected(.commaOr(end))) }
      return goOn(
        after: Diagnostic(
          .unexpected, at: endOfValue, "a comma is missing here",
          replaceWith: ","))
    }
    let comma = position
    position += 1
    skipWhitespace()
    guard current == UInt8(ascii: end) else { return true }
    return goOn(
      after: Diagnostic(
        .trailingComma, at: span(comma, comma + 1),
        "remove the comma: JSON allows none before `\(end)`",
        replaceWith: ""))
  }

  private mutating func goOn(after finding: Diagnostic) -> Bool {
    findings.append(finding)
    return findings.count < Diagnostics.mostOfAKind
  }

  private var isAtElement: Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: false
    }
  }

  /// Whether a key and its `:` come next.
  private func isAtKey() -> Bool {
    guard current == UInt8(ascii: "\"") else { return false }
    var ahead = JSONParser(bytes: bytes, file: file)
    ahead.position = position
    guard ahead.string() else { return false }
    ahead.skipWhitespace()
    return ahead.current == UInt8(ascii: ":")
  }

  /// The offset after the value that precedes the position.
  private var endOfValue: SourceSpan {
    let end = bytes[..<position].lastIndex { !" \n\r\t".utf8.contains($0) } ?? position
    return span(end + 1, end + 1)
  }

  private mutating func word(_ word: StaticString, _ kind: JSON.Kind) -> Bool {
    let end = position + word.utf8CodeUnitCount
    let isHere =
      end <= bytes.count
      && word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    guard isHere, end == bytes.count || !bytes[end].isWord else {
      return fail(unexpected(.value))
    }
    append(kind, position, end)
    position = end
    return true
  }

  mutating func append(_ kind: JSON.Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(
        kind: kind, hasEscapes: hasEscapes, start: Int32(start), end: Int32(end),
        next: Int32(nodes.count + 1)))
  }

  mutating func fail(_ diagnostic: Diagnostic) -> Bool {
    findings.append(diagnostic)
    return false
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }
}
