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
/// A value of this type only says what it is made of, and copies none of it: ``CodeWriter`` writes,
/// indents and breaks the lines, once. It lives as long as the file is rendered that it is made for
/// (``CodeMemory``), so that code with interpolations can't be kept in a constant.
package struct Code: ExpressibleByStringInterpolation, @unchecked Sendable {
  let kind: Kind
  /// Of bytes, or of parts.
  let count: Int32
  /// What it is made of is never changed, and lives on in literals, names and `CodeMemory`.
  let content: UnsafeRawPointer

  enum Kind: UInt8 {
    case empty
    /// Bytes, which may have line breaks.
    case text
    /// The same, as a piece of other code, which gives its indentation to all its lines.
    case inset
    /// Bytes without a line break.
    case name
    /// One part after the other.
    case pieces
    /// Parts with the first of them in between.
    case joined
    /// The words of a documentation comment, which is wrapped where it stands.
    case comment
    /// `head(a, b)tail`, whose items share a line where they fit or else take a line each. Its parts
    /// are the head, the tail and the items.
    case arguments
    /// `head { a }tail`, which has one item.
    case closure
    /// The first of its parts whose lines fit.
    case alternatives
  }

  init(_ kind: Kind, _ parts: UnsafeMutableBufferPointer<Code>) {
    self.init(kind, UnsafeRawPointer(parts.baseAddress), count: parts.count)
  }

  init(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) {
    self.init(kind, bytes.baseAddress, count: bytes.count)
  }

  private init(_ kind: Kind, _ content: UnsafeRawPointer?, count: Int) {
    self.kind = content == nil || count == 0 ? .empty : kind
    self.content = content ?? UnsafeRawPointer(("" as StaticString).utf8Start)
    self.count = Int32(truncatingIfNeeded: count)
  }

  init(_ name: InternedText) {
    self.init(.name, name.bytes)
  }

  package init(stringLiteral literal: StaticString) {
    guard literal.hasPointerRepresentation else {
      self.init(.text, InternedText(literal.description).bytes)
      return
    }
    self.init(
      .text, UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.code
  }

  package static var empty: Code { "" }

  package var isEmpty: Bool { kind == .empty }

  /// The text's bytes; only for kinds that have some.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: content, count: Int(count))
  }

  /// The parts; only for kinds that have some.
  var parts: UnsafeBufferPointer<Code> {
    UnsafeBufferPointer(start: content.assumingMemoryBound(to: Code.self), count: Int(count))
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    private var parts: UnsafeMutableBufferPointer<Code>
    private var count = 0
    private var isEmpty = true

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts = CodeMemory.parts(2 * interpolationCount + 1)
    }

    fileprivate var code: Code {
      guard !isEmpty else { return .empty }
      guard count > 1 else { return parts[0] }
      return Code(.pieces, UnsafeMutableBufferPointer(rebasing: parts[..<count]))
    }

    @inline(__always)
    private mutating func append(_ part: Code) {
      if count == parts.count { grow() }
      parts[count] = part
      count += 1
      if !part.isEmpty { isEmpty = false }
    }

    @inline(never)
    private mutating func grow() {
      let larger = CodeMemory.parts(2 * count)
      _ = larger.update(from: parts)
      parts = larger
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      append(Code(stringLiteral: literal))
    }

    package mutating func appendInterpolation(_ name: TypeName) {
      append(Code(name.interned))
    }

    package mutating func appendInterpolation(_ name: MemberName) {
      append(name.needsBackticks ? .escaped(name) : Code(name.interned))
    }

    /// A name as the label of a parameter, where most keywords need no backticks.
    package mutating func appendInterpolation(label name: MemberName) {
      append(name.needsBackticksAsLabel ? .escaped(name) : Code(name.interned))
    }

    /// A name as the label of an argument, where nearly no keyword needs backticks.
    package mutating func appendInterpolation(argument name: MemberName) {
      append(name.needsBackticksAsArgument ? .escaped(name) : Code(name.interned))
    }

    /// A name behind a `$`, where keywords need no backticks.
    package mutating func appendInterpolation(unescaped name: MemberName) {
      append(Code(name.interned))
    }

    package mutating func appendInterpolation(_ type: SwiftType) {
      append(.type(type))
    }

    package mutating func appendInterpolation(_ value: SwiftValue) {
      append(Code(value.interned))
    }

    package mutating func appendInterpolation(_ code: Code) {
      append(code.kind == .text ? Code(.inset, code.bytes) : code)
    }

    /// One piece a line; empty ones take none.
    package mutating func appendInterpolation(lines: [Code]) {
      append(.lines(lines))
    }

    /// One piece after the other with a blank line between; empty ones take none.
    package mutating func appendInterpolation(sections: [Code]) {
      append(.sections(sections))
    }
  }
}
