package import Storage
package import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A piece of Swift, written as a literal that reads like the output:
///
///     """
///     protocol \(screen.viewModel): AnyObject {
///       init(\(list: screen.inputs.map(parameter)))
///       \(lines: screen.actions.map(requirement))
///     }
///     """
///
/// Only names, types, values and other code can stand in an interpolation, so nothing that came
/// from a spec gets in as raw text. A piece that stands alone on its line gives its indentation to
/// all its lines; an empty one takes its line away, and a blank line with it where two would meet.
/// Braces with nothing left between them are written `{}`. Lists, blocks and wrapped pieces break
/// the line where it would be too long with all that follows.
/// A value of this type only says what it is made of, and copies none of it: ``CodeWriter`` writes,
/// indents and breaks the lines, once. It lives as long as the file is rendered that it is made for
/// (``ScratchMemory``), so that code with interpolations can't be kept in a constant.
package struct Code: ExpressibleByStringInterpolation, @unchecked Sendable {
  let kind: Kind
  /// Of bytes, or of parts.
  let count: Int32
  /// What it is made of is never changed, and lives on in literals, names and `ScratchMemory`.
  let content: UnsafeRawPointer

  enum Kind: UInt8 {
    case empty
    /// Bytes without a line break: a name, or text between the pieces of a literal.
    case word
    /// A name in backticks.
    case escapedName
    /// One line break and nothing else.
    case lineBreak
    /// Bytes with line breaks.
    case text
    /// The same between the pieces of a literal, whose indentation is the literal's.
    case literal
    /// One part after the other.
    case pieces
    /// The same where some part can be broken.
    case breakable
    /// A part on each line.
    case lines
    /// Parts with a blank line between.
    case sections
    /// Parts with the first of them in between.
    case joined
    /// A part that moves to the next line, or lets go what follows it, where its line is too long.
    case wrap
    /// The words of a documentation comment, which is wrapped where it stands.
    case comment
    /// Parts between parentheses, which share the line if it fits, or else have a line each.
    case list
    /// A part between braces, which shares the line if it fits, or else has lines of its own.
    case block
    /// Ways to write the same, of which the first is taken that fits.
    case alternatives
    /// Alternatives, and behind them the parts that fill their holes.
    case layout
    /// A place in a layout, which one of its parts fills.
    case hole
  }

  @inline(__always)
  init(_ kind: Kind, parts: UnsafePointer<Code>, count: Int) {
    self.init(kind, UnsafeRawPointer(parts), count: count)
  }

  @inline(__always)
  init(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) {
    self.init(kind, bytes.baseAddress ?? Self.nothing, count: bytes.count)
  }

  @inline(__always)
  private init(_ kind: Kind, _ content: UnsafeRawPointer, count: Int) {
    self.kind = count == 0 ? .empty : kind
    self.content = content
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// - Parameter hole: which of the layout's holes.
  init(hole: Int32) {
    (kind, count, content) = (.hole, hole, Self.nothing)
  }

  @inline(__always)
  init(_ name: InternedText, _ kind: Kind = .word) {
    self.init(kind, name.bytes)
  }

  @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.init(literal, withLineBreaks: .text)
  }

  /// Optimized builds look for line breaks when they are compiled.
  @inline(__always)
  private init(_ literal: StaticString, withLineBreaks kind: Kind) {
    guard literal.hasPointerRepresentation else {
      self.init(InternedText(literal.description))
      return
    }
    let (start, count) = (literal.utf8Start, literal.utf8CodeUnitCount)
    guard memchr(start, 0x0A, count) != nil else {
      self.init(.word, start, count: count)
      return
    }
    self.init(count == 1 ? .lineBreak : kind, start, count: count)
  }

  @inline(__always)
  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.code
  }

  package static var empty: Code { Code(.empty, nothing, count: 0) }

  private static var nothing: UnsafeRawPointer {
    UnsafeRawPointer(("" as StaticString).utf8Start)
  }

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
    private let capacity: Int
    /// The first part, which needs no memory where it is the only one.
    private var first = Code.empty
    private var parts: UnsafeMutablePointer<Code>?
    private var count = 0
    private var isEmpty = true
    private var isBreakable = false

    @inline(__always)
    package init(literalCapacity: Int, interpolationCount: Int) {
      // A literal stands before each interpolation, and one behind the last.
      capacity = 2 * interpolationCount + 1
    }

    @inline(__always)
    fileprivate var code: Code {
      guard let parts, !isEmpty else { return first }
      return Code(isBreakable ? .breakable : .pieces, parts: parts, count: count)
    }

    @inline(__always)
    private mutating func append(_ part: Code) {
      if count == 0 {
        first = part
      } else {
        let memory = parts ?? ScratchMemory.parts(capacity)
        if count == 1 { memory[0] = first }
        memory[count] = part
        parts = memory
      }
      count += 1
      if !part.isEmpty { isEmpty = false }
    }

    @inline(__always)
    private mutating func append(breakable part: Code) {
      isBreakable = true
      append(part)
    }

    @inline(__always)
    package mutating func appendLiteral(_ literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      append(Code(literal, withLineBreaks: .literal))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ name: TypeName) {
      append(Code(name.interned))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ name: MemberName) {
      append(Code(name.interned, name.needsBackticks ? .escapedName : .word))
    }

    /// A name as the label of a parameter, where most keywords need no backticks.
    package mutating func appendInterpolation(label name: MemberName) {
      append(Code(name.interned, name.needsBackticksAsLabel ? .escapedName : .word))
    }

    /// A name as the label of an argument, where nearly no keyword needs backticks.
    package mutating func appendInterpolation(argument name: MemberName) {
      append(Code(name.interned, name.needsBackticksAsArgument ? .escapedName : .word))
    }

    /// A name behind a `$`, or as the start of a longer one, where keywords need no backticks.
    package mutating func appendInterpolation(unescaped name: MemberName) {
      append(Code(name.interned))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ type: SwiftType) {
      append(Code(type.interned))
    }

    package mutating func appendInterpolation(_ value: SwiftValue) {
      append(Code(value.interned))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ code: Code) {
      if code.kind == .breakable { isBreakable = true }
      append(code)
    }

    /// Pieces between the parentheses around: `init(\(list: parameters)) {`.
    @inline(__always)
    package mutating func appendInterpolation(list: CodeList) {
      append(breakable: list.code(.list))
    }

    /// The same with a piece before the others.
    @inline(__always)
    package mutating func appendInterpolation(list first: Code, _ others: CodeList) {
      append(breakable: .list(first, others))
    }

    /// Code that may move to the next line: `final class \(name): \(wrap: superclass) {`.
    @inline(__always)
    package mutating func appendInterpolation(wrap code: Code) {
      append(breakable: .single(code, .wrap))
    }

    /// Code between the braces and spaces around: `Task { \(block: call) }`.
    @inline(__always)
    package mutating func appendInterpolation(block: Code) {
      append(breakable: .single(block, .block))
    }

    /// One piece a line; empty ones take none.
    @inline(__always)
    package mutating func appendInterpolation(lines: CodeList) {
      append(.lines(lines))
    }

    /// One piece after the other with a blank line between; empty ones take none.
    @inline(__always)
    package mutating func appendInterpolation(sections: CodeList) {
      append(.sections(sections))
    }
  }
}

extension ScratchMemory {
  /// Memory for parts, which the caller fills.
  @inline(__always)
  static func parts(_ count: Int) -> UnsafeMutablePointer<Code> {
    take(count * MemoryLayout<Code>.stride).bindMemory(to: Code.self, capacity: count)
  }
}
