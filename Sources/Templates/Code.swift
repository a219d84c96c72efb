package import Spec

/// A piece of Swift, written as a literal that reads like the output:
///
///     """
///     protocol \(screen.viewModel): AnyObject {
///       \(lines: screen.actions.map(requirement))
///     }
///     """
///
/// Only names, types, values and other code can stand in an interpolation, so nothing that came
/// from a spec gets in as raw text. A piece that stands alone on its line gives its indentation to
/// all its lines; an empty one takes its line away, and a blank line with it where two would meet.
/// A value of this type only gathers its pieces, as bytes with marks between them, so that taking one
/// into another is a copy of bytes; ``CodeWriter`` indents and breaks the lines, once.
package struct Code: ExpressibleByStringInterpolation, Sendable {
  private let content: Content

  private enum Content: Sendable {
    case literal(StaticString)
    case marked([UInt8])
  }

  /// What stands between the bytes of the text; none of them occurs in UTF-8.
  enum Mark {
    /// In the place of a piece that is empty.
    static let empty: UInt8 = 0xF8
    /// Before a piece that gives its indentation to all its lines.
    static let piece: UInt8 = 0xF9
    /// Before the words of a documentation comment, which is wrapped where it stands.
    static let comment: UInt8 = 0xFA
    /// Before `head(a, b)tail`, whose items share a line where they fit or else take a line each.
    static let arguments: UInt8 = 0xFB
    /// Before `head { a }tail`, which has one item.
    static let closure: UInt8 = 0xFC
    /// Before each item of these.
    static let item: UInt8 = 0xFD
    /// Before their tails.
    static let tail: UInt8 = 0xFE
    /// Behind a piece, a comment or a tail.
    static let end: UInt8 = 0xFF
  }

  package init(stringLiteral literal: StaticString) {
    content = .literal(literal)
  }

  package init(stringInterpolation: StringInterpolation) {
    content = .marked(stringInterpolation.bytes)
  }

  init(marked bytes: [UInt8]) {
    content = .marked(bytes)
  }

  package static let empty: Code = ""

  package var isEmpty: Bool {
    withBytes { bytes in bytes.allSatisfy { $0 == Mark.empty } }
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch content {
    case .literal(let literal): literal.withUTF8Buffer(body)
    case .marked(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 64 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func appendInterpolation(_ name: TypeName) {
      bytes.append(text: name.text)
    }

    package mutating func appendInterpolation(_ name: MemberName) {
      bytes.append(text: name.code)
    }

    /// A name as the label of a parameter, where most keywords need no backticks.
    package mutating func appendInterpolation(label name: MemberName) {
      bytes.append(text: name.label)
    }

    /// A name as the label of an argument, where nearly no keyword needs backticks.
    package mutating func appendInterpolation(argument name: MemberName) {
      bytes.append(text: name.argumentLabel)
    }

    /// A name behind a `$`, where keywords need no backticks.
    package mutating func appendInterpolation(unescaped name: MemberName) {
      bytes.append(text: name.text)
    }

    package mutating func appendInterpolation(_ type: SwiftType) {
      bytes.append(text: type.text)
    }

    package mutating func appendInterpolation(_ value: SwiftValue) {
      bytes.append(text: value.text)
    }

    package mutating func appendInterpolation(_ code: Code) {
      bytes.append(piece: code)
    }

    /// One piece a line; empty ones take none.
    package mutating func appendInterpolation(lines: [Code]) {
      append(lines, by: "\n")
    }

    /// One piece after the other with a blank line between; empty ones take none.
    package mutating func appendInterpolation(sections: [Code]) {
      append(sections, by: "\n\n")
    }

    private mutating func append(_ parts: [Code], by separator: StaticString) {
      let start = bytes.count
      bytes.append(Mark.piece)
      bytes.append(parts, by: separator)
      guard bytes.count > start + 1 else {
        bytes[start] = Mark.empty
        return
      }
      bytes.append(Mark.end)
    }
  }
}

extension Code {
  /// The pieces that aren't empty, one after the other.
  static func joined(_ parts: [Code], by separator: StaticString) -> Code {
    var bytes: [UInt8] = []
    bytes.append(parts, by: separator)
    return Code(marked: bytes)
  }

  static func lines(_ parts: [Code]) -> Code { joined(parts, by: "\n") }

  static func sections(_ parts: [Code]) -> Code { joined(parts, by: "\n\n") }

  /// A documentation comment, wrapped where it stands.
  static func comment(_ summary: Summary) -> Code {
    var bytes = [Mark.comment]
    for (index, word) in summary.words.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(text: word)
    }
    bytes.append(Mark.end)
    return Code(marked: bytes)
  }

  /// `head(a, b)tail` where that fits on the line, otherwise with a line for each argument.
  static func call(_ head: Code, _ arguments: [Code], tail: Code = ")") -> Code {
    group(Mark.arguments, head, arguments, tail)
  }

  /// `head { body }` where that fits on the line, otherwise with lines of its own for the body.
  static func closure(_ head: Code, _ body: Code) -> Code {
    group(Mark.closure, head, [body], "}")
  }

  private static func group(_ mark: UInt8, _ head: Code, _ items: [Code], _ tail: Code) -> Code {
    var bytes = [mark]
    bytes.reserveCapacity(128)
    bytes.append(head)
    for item in items where !item.isEmpty {
      bytes.append(Mark.item)
      bytes.append(item)
    }
    bytes.append(Mark.tail)
    bytes.append(tail)
    bytes.append(Mark.end)
    return Code(marked: bytes)
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  fileprivate mutating func append(_ code: Code) {
    code.withBytes { append(contentsOf: $0) }
  }

  fileprivate mutating func append(piece code: Code) {
    code.withBytes { bytes in
      // Text within a line has no indentation to give: it needs no marks around it.
      if !bytes.isEmpty, bytes.endOfText(from: 0) == bytes.count {
        append(contentsOf: bytes)
      } else if bytes.allSatisfy({ $0 == Code.Mark.empty }) {
        append(Code.Mark.empty)
      } else {
        append(Code.Mark.piece)
        append(contentsOf: bytes)
        append(Code.Mark.end)
      }
    }
  }

  fileprivate mutating func append(_ parts: [Code], by separator: StaticString) {
    var isFirst = true
    for part in parts where !part.isEmpty {
      if !isFirst { separator.withUTF8Buffer { append(contentsOf: $0) } }
      isFirst = false
      append(piece: part)
    }
  }
}
