import MvvmgenStorage

/// A value in a JSON file: a place on the tape that the file was parsed into.
package struct JSON: Sendable {
  package enum Kind: Sendable {
    case object
    case array
    case string
    case number
    case bool
    case null
  }

  private let tape: JSONTape
  private let index: Int

  var document: JSONDocument { tape.document }

  /// Parses a file that must contain exactly one value.
  ///
  /// Returns nil after a syntax error that makes the rest unreliable. Missing and superfluous
  /// commas and duplicate keys are reported, and the value is returned anyway, so that later stages
  /// can find more mistakes.
  package static func parse(
    _ source: SourceFile, file: Int32, into diagnostics: inout Diagnostics
  ) -> JSON? {
    var parser = JSONParser(bytes: source.bytes, file: file)
    defer { for finding in parser.findings { diagnostics.report(finding) } }
    do throws(Diagnostic) {
      try parser.readFile()
    } catch {
      parser.findings.append(error)
      return nil
    }
    let document = JSONDocument(bytes: source.bytes, file: file)
    return JSON(tape: JSONTape(document: document, nodes: parser.nodes), index: 0)
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

  /// The first value under a key.
  package subscript(key: String) -> JSON? { members.first { $0.key.text == key }?.value }

  /// The number of its members or elements.
  package var count: Int {
    var (count, position) = (0, index + 1)
    while position < Int(node.next) {
      if node.kind == .object { position += 1 }
      position = Int(tape.nodes[position].next)
      count += 1
    }
    return count
  }

  private var node: JSONNode { tape.nodes[index] }

  /// The value at another index of the tape.
  private func value(at index: Int) -> JSON {
    JSON(tape: tape, index: index)
  }

  package struct Members: Sequence, IteratorProtocol {
    fileprivate let owner: JSON
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> (key: JSONString, value: JSON)? {
      guard position < end else { return nil }
      let key = JSONString(document: owner.document, node: owner.tape.nodes[position])
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

/// A file's bytes. Strings may be kept for longer than the tape.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let file: Int32

  init(bytes: [UInt8], file: Int32) {
    (self.bytes, self.file) = (bytes, file)
  }
}

/// The values of a file.
private final class JSONTape: Sendable {
  let document: JSONDocument
  let nodes: [JSONNode]

  init(document: JSONDocument, nodes: [JSONNode]) {
    (self.document, self.nodes) = (document, nodes)
  }
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
