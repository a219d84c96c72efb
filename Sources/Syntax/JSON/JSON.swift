import MvvmgenStorage

/// A value in a JSON file: a view into the tape that the file was parsed into.
package struct JSON: @unchecked Sendable {
  package enum Kind: Sendable {
    case object
    case array
    case string
    case number
    case bool
    case null
  }

  let document: JSONDocument
  // Safe: the tape doesn't change while values exist.
  private let nodes: UnsafeBufferPointer<JSONNode>
  private let index: Int

  /// Parses a file that must contain exactly one value.
  ///
  /// Returns nil after a syntax error that makes the rest unreliable. Missing and superfluous
  /// commas and duplicate keys are reported, and the value is returned anyway, so that later stages
  /// can find more mistakes.
  package static func parse(
    _ source: SourceFile, file: Int32, into diagnostics: inout Diagnostics
  ) -> JSON? {
    tape(of: source, file: file, into: &diagnostics).map { tape in
      let document = JSONDocument.kept(source.bytes, file: file)
      return JSON(document: document, nodes: ArenaList(tape).elements, index: 0)
    }
  }

  /// Parses a file like `parse`, and frees the tape after `body`. Strings may outlive the call,
  /// values may not; debug builds check that.
  package static func withParsed<Result>(
    _ source: SourceFile, file: Int32, into diagnostics: inout Diagnostics,
    _ body: (JSON, inout Diagnostics) -> Result
  ) -> Result? {
    tape(of: source, file: file, into: &diagnostics)?.withUnsafeBufferPointer { tape in
      let document = JSONDocument.kept(source.bytes, file: file)
      defer { document.close() }
      return body(JSON(document: document, nodes: tape, index: 0), &diagnostics)
    }
  }

  private static func tape(
    of source: SourceFile, file: Int32, into diagnostics: inout Diagnostics
  ) -> [JSONNode]? {
    var parser = JSONParser(bytes: source.bytes, file: file)
    let isRead = parser.readFile()
    for diagnostic in parser.findings {
      diagnostics.report(diagnostic)
    }
    return isRead ? parser.nodes : nil
  }

  package var kind: Kind { node.kind }

  /// The value's whole text, including quotes and braces.
  package var span: SourceSpan {
    let quote = node.kind == .string ? 1 : 0
    return SourceSpan(
      file: document.file, start: Int(node.start) - quote, end: Int(node.end) + quote)
  }

  /// Like `span`, without the quotes of a string.
  package var contentSpan: SourceSpan { string?.span ?? span }

  /// The value of the whole file.
  package var root: JSON { value(at: 0) }

  package var string: JSONString? {
    guard node.kind == .string else { return nil }
    return JSONString(document: document, node: node)
  }

  package var bool: Bool? {
    guard node.kind == .bool else { return nil }
    return document.bytes[Int(node.start)] == UInt8(ascii: "t")
  }

  /// A number as written in the file.
  package var number: String? {
    guard node.kind == .number else { return nil }
    return String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// An object's members in the order of the file, including duplicates; empty for other kinds.
  package var members: Members {
    Members(owner: self, position: index + 1, end: node.kind == .object ? Int(node.next) : 0)
  }

  /// An array's elements; empty for other kinds.
  package var elements: Elements {
    Elements(owner: self, position: index + 1, end: node.kind == .array ? Int(node.next) : 0)
  }

  /// The number of its members or elements.
  package var count: Int {
    var (count, position) = (0, index + 1)
    while position < Int(node.next) {
      if node.kind == .object { position += 1 }
      position = Int(nodes[position].next)
      count += 1
    }
    return count
  }

  private var node: JSONNode {
    assert(document.isOpen, "a JSON value was kept for longer than its file was being read")
    return nodes[index]
  }

  /// The value at another index of the tape.
  private func value(at index: Int) -> JSON {
    JSON(document: document, nodes: nodes, index: index)
  }

  package struct Members: Sequence, IteratorProtocol {
    fileprivate let owner: JSON
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> (key: JSONString, value: JSON)? {
      guard position < end else { return nil }
      let key = JSONString(document: owner.document, node: owner.nodes[position])
      let value = owner.value(at: position + 1)
      position = Int(value.node.next)
      return (key, value)
    }
  }

  package struct Elements: Sequence, IteratorProtocol {
    fileprivate let owner: JSON
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> JSON? {
      guard position < end else { return nil }
      let element = owner.value(at: position)
      position = Int(element.node.next)
      return element
    }
  }
}

/// A file's bytes, which all views of its values point to.
struct JSONDocument: Sendable {
  private let content: Kept<Content>

  private struct Content {
    let bytes: ArenaList<UInt8>
    let file: Int32
    let isOpen: Flag
  }

  static func kept(_ bytes: ArenaList<UInt8>, file: Int32) -> JSONDocument {
    JSONDocument(content: Kept(Content(bytes: bytes, file: file, isOpen: Flag(true))))
  }

  /// Whether the tape hasn't been freed yet.
  var isOpen: Bool { content.value.isOpen.value }

  func close() { content.value.isOpen.value = false }

  var bytes: ArenaList<UInt8> { content.value.bytes }
  var file: Int32 { content.value.file }
}

/// One value on the tape. An object is followed by its keys and values alternately, an array by its
/// elements.
struct JSONNode: Sendable {
  let kind: JSON.Kind
  /// For a string: whether its text differs from its bytes because of escapes.
  var hasEscapes = false
  /// For a string: the offset after the opening quote.
  let start: Int32
  /// For a string: the offset of the closing quote.
  var end: Int32
  /// The index after this value and everything in it, 0 while it is being parsed.
  var next: Int32
}
