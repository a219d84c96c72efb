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
/// A value of this type only gathers its pieces; ``CodeWriter`` turns them into bytes, once.
package struct Code: ExpressibleByStringInterpolation, Sendable {
  private(set) var pieces: [Piece]

  enum Piece: Sendable {
    case literal(StaticString)
    /// Text without a line break.
    case text(String)
    case code(Code)
    /// A documentation comment, wrapped where it stands.
    case comment(Summary)
    case group(Group)
  }

  /// Pieces that share a line where they fit, and otherwise take a line each.
  struct Group: Sendable {
    let head: Code
    let items: [Code]
    let tail: Code
    let layout: Layout

    enum Layout {
      /// `head(a, b)tail`
      case arguments
      /// `head { a }tail`, with one item
      case closure
    }
  }

  package init(stringLiteral literal: StaticString) {
    pieces = literal.utf8CodeUnitCount == 0 ? [] : [.literal(literal)]
  }

  package init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  package static let empty = Code(pieces: [])

  package var isEmpty: Bool {
    pieces.allSatisfy { piece in
      if case .code(let code) = piece { code.isEmpty } else { false }
    }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { pieces.append(.literal(literal)) }
    }

    package mutating func appendInterpolation(_ name: TypeName) {
      pieces.append(.text(name.text))
    }

    package mutating func appendInterpolation(_ name: MemberName) {
      pieces.append(.text(name.code))
    }

    /// A name as the label of a parameter, where most keywords need no backticks.
    package mutating func appendInterpolation(label name: MemberName) {
      pieces.append(.text(name.label))
    }

    /// A name as the label of an argument, where nearly no keyword needs backticks.
    package mutating func appendInterpolation(argument name: MemberName) {
      pieces.append(.text(name.argumentLabel))
    }

    /// A name behind a `$`, where keywords need no backticks.
    package mutating func appendInterpolation(unescaped name: MemberName) {
      pieces.append(.text(name.text))
    }

    package mutating func appendInterpolation(_ type: SwiftType) {
      pieces.append(.text(type.text))
    }

    package mutating func appendInterpolation(_ value: SwiftValue) {
      pieces.append(.text(value.text))
    }

    package mutating func appendInterpolation(_ code: Code) {
      pieces.append(.code(code))
    }

    /// One piece a line; empty ones take none.
    package mutating func appendInterpolation(lines: [Code]) {
      pieces.append(.code(.joined(lines, by: "\n")))
    }

    /// One piece after the other with a blank line between; empty ones take none.
    package mutating func appendInterpolation(sections: [Code]) {
      pieces.append(.code(.joined(sections, by: "\n\n")))
    }
  }
}

extension Code {
  /// The pieces that aren't empty, one after the other.
  static func joined(_ parts: [Code], by separator: StaticString) -> Code {
    var pieces: [Piece] = []
    pieces.reserveCapacity(2 * parts.count)
    for part in parts where !part.isEmpty {
      if !pieces.isEmpty { pieces.append(.literal(separator)) }
      pieces.append(.code(part))
    }
    return Code(pieces: pieces)
  }

  static func lines(_ parts: [Code]) -> Code { joined(parts, by: "\n") }

  static func sections(_ parts: [Code]) -> Code { joined(parts, by: "\n\n") }

  /// `head(a, b)tail` where that fits on the line, otherwise with a line for each argument.
  static func call(_ head: Code, _ arguments: [Code], tail: Code = ")") -> Code {
    Code(pieces: [.group(Group(head: head, items: arguments, tail: tail, layout: .arguments))])
  }

  /// `head { body }` where that fits on the line, otherwise with lines of its own for the body.
  static func closure(_ head: Code, _ body: Code) -> Code {
    Code(pieces: [.group(Group(head: head, items: [body], tail: "}", layout: .closure))])
  }
}
