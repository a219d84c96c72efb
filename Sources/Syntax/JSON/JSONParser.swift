import MvvmgenStorage

/// Parses JSON in one pass over the bytes into a flat tape. Its functions throw an error that makes
/// the rest unreliable; after obvious mistakes (a missing or superfluous comma), parsing continues.
struct JSONParser {
  let bytes: [UInt8]
  let file: Int32
  var position = 0
  var nodes: [JSONNode] = []
  var findings: [Diagnostic] = []

  private static let largestFile = 1 << 20
  private static let deepestNesting = 64

  mutating func readFile() throws(Diagnostic) {
    guard bytes.count <= Self.largestFile else {
      throw Diagnostic(.fileTooLarge, at: span(0, 0), "the file is larger than 1 MiB: split it")
    }
    nodes.reserveCapacity(bytes.count / 16 + 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipWhitespace()
    guard position < bytes.count else {
      throw Diagnostic(
        .emptyFile, at: span(position, position), "the file is empty: expected a JSON object")
    }
    try value(depth: 0)
    skipWhitespace()
    guard position == bytes.count else { throw unexpected(.end) }
  }

  /// The next byte, or 0 at the end of the file, which is never a valid byte.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipWhitespace() {
    while current.isBlank {
      position += 1
      // An indentation, up to eight at once.
      guard position + 8 <= bytes.count else { continue }
      let next = bytes.withBytes { $0.word(at: position) }
      position += next.leadingSpaces
    }
  }

  private mutating func value(depth: Int) throws(Diagnostic) {
    switch current {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try object(open(.object, depth: depth), depth: depth + 1)
    case UInt8(ascii: "["): try array(open(.array, depth: depth), depth: depth + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true", .bool)
    case UInt8(ascii: "f"): try word("false", .bool)
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw unexpected(.value)
    }
  }

  /// The index of an object or an array that begins.
  private mutating func open(_ kind: JSON.Kind, depth: Int) throws(Diagnostic) -> Int {
    guard depth < Self.deepestNesting else {
      throw Diagnostic(
        .nestedTooDeep, at: span(position, position + 1),
        "more than \(Self.deepestNesting) nested objects and arrays")
    }
    nodes.append(JSONNode(kind: kind, start: Int32(position), end: 0, next: 0))
    position += 1
    skipWhitespace()
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    position += 1
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func object(_ index: Int, depth: Int) throws(Diagnostic) {
    var isFirst = true
    while !(isFirst && current == UInt8(ascii: "}")) {
      guard current == UInt8(ascii: "\"") else { throw unexpected(.key) }
      try string()
      skipWhitespace()
      guard current == UInt8(ascii: ":") else { throw unexpected(.colon) }
      position += 1
      skipWhitespace()
      try value(depth: depth)
      isFirst = false
      skipWhitespace()
      if current == UInt8(ascii: "}") { break }
      try comma(or: "}")
      if current == UInt8(ascii: "}") { break }
    }
    close(index)
    if mayHaveDuplicateKeys(index) { findings += duplicateKeys(ofObjectAt: index) }
  }

  private mutating func array(_ index: Int, depth: Int) throws(Diagnostic) {
    var isFirst = true
    while !(isFirst && current == UInt8(ascii: "]")) {
      try value(depth: depth)
      isFirst = false
      skipWhitespace()
      if current == UInt8(ascii: "]") { break }
      try comma(or: "]")
      if current == UInt8(ascii: "]") { break }
    }
    close(index)
  }

  private mutating func comma(or end: Unicode.Scalar) throws(Diagnostic) {
    guard current == UInt8(ascii: ",") else {
      guard end == "}" ? isAtKey() : isAtElement else { throw unexpected(.commaOr(end)) }
      return try goOn(
        after: Diagnostic(
          .unexpected, at: endOfValue, "a comma is missing here", replaceWith: ","))
    }
    let comma = position
    position += 1
    skipWhitespace()
    guard current == UInt8(ascii: end) else { return }
    try goOn(
      after: Diagnostic(
        .trailingComma, at: span(comma, comma + 1),
        "remove the comma: JSON allows none before `\(end)`", replaceWith: ""))
  }

  private mutating func goOn(after finding: Diagnostic) throws(Diagnostic) {
    guard findings.count + 1 < Diagnostics.mostOfAKind else { throw finding }
    findings.append(finding)
  }

  private var isAtElement: Bool { "\"{[".utf8.contains(current) }

  /// Whether a key and its `:` come next.
  private func isAtKey() -> Bool {
    guard current == UInt8(ascii: "\"") else { return false }
    var ahead = JSONParser(bytes: bytes, file: file)
    ahead.position = position
    guard (try? ahead.string()) != nil else { return false }
    ahead.skipWhitespace()
    return ahead.current == UInt8(ascii: ":")
  }

  /// The offset after the value that precedes the position.
  private var endOfValue: SourceSpan {
    let end = bytes[..<position].lastIndex { !$0.isBlank } ?? position
    return span(end + 1, end + 1)
  }

  private mutating func word(_ word: StaticString, _ kind: JSON.Kind) throws(Diagnostic) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes.have(word, in: position..<end),
      end == bytes.count || !bytes[end].isWord
    else { throw unexpected(.value) }
    append(kind, position, end)
    position = end
  }

  mutating func append(_ kind: JSON.Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(
        kind: kind, hasEscapes: hasEscapes, start: Int32(start), end: Int32(end),
        next: Int32(nodes.count + 1)))
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }
}

extension JSONParser {
  /// Whether two keys of an object look the same, or there are too many keys to compare each pair.
  func mayHaveDuplicateKeys(_ index: Int) -> Bool {
    let end = Int(nodes[index].next)
    var key = index + 1
    var count = 0
    while key < end {
      guard count < Self.fewKeys else { return true }
      var other = index + 1
      while other < key {
        if mayBeSame(nodes[key], nodes[other]) { return true }
        other = Int(nodes[other + 1].next)
      }
      key = Int(nodes[key + 1].next)
      count += 1
    }
    return false
  }

  /// Up to this number of keys, comparing each pair is fastest.
  private static let fewKeys = 12

  private func mayBeSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    if one.hasEscapes || other.hasEscapes { return true }
    // Nearly all differ in their lengths or first bytes.
    guard one.end - one.start == other.end - other.start,
      bytes[Int(one.start)] == bytes[Int(other.start)]
    else { return false }
    return bytes[Int(one.start)..<Int(one.end)] == bytes[Int(other.start)..<Int(other.end)]
  }

  /// A finding for each key that came before, compared by their texts' bytes.
  func duplicateKeys(ofObjectAt index: Int) -> [Diagnostic] {
    let document = JSONDocument(bytes: bytes, file: file)
    var found: [Diagnostic] = []
    var firsts: [[UInt8]: JSONString] = [:]
    var key = index + 1
    while key < Int(nodes[index].next) {
      let string = JSONString(document: document, node: nodes[key])
      let text = string.decoded
      if let first = firsts[text] {
        found.append(
          Diagnostic(
            .duplicateKey, at: string.span, "duplicate key \(string.text.quoted)",
            notes: [Diagnostic.Note(at: first.span, "the first is here")]))
      } else {
        firsts[text] = string
      }
      key = Int(nodes[key + 1].next)
    }
    return found
  }
}
