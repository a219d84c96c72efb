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
    /// Before a group: its layout, its head, its items and its tail.
    static let group: UInt8 = 0xFB
    /// Before each item of a group.
    static let item: UInt8 = 0xFC
    /// Before its tail.
    static let tail: UInt8 = 0xFD
    /// Behind a piece, a comment or a tail.
    static let end: UInt8 = 0xFF
  }

  /// How a group is written; the byte behind its mark.
  enum Layout {
    /// `head(a, b)tail`, whose items share a line where they fit or else take a line each.
    static let arguments = UInt8(ascii: "(")
    /// `head { a }tail`, which has one item.
    static let closure = UInt8(ascii: "{")
    /// The first of the items whose lines fit; neither a head nor a tail.
    static let alternatives = UInt8(ascii: "|")
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
