package import MvvmgenStorage
package import MvvmgenSyntax

/// A piece of Swift, written as a literal that reads like the output:
///
///     """
///     protocol \(screen.viewModel): AnyObject {
///       init(\(list: screen.inputs.map(parameter)))
///       \(lines: screen.actions.map(requirement))
///     }
///     """
///
/// Only names, types, values and other code can be interpolated, so no text from a spec gets in
/// unparsed. A piece that is alone on its line passes its indentation to all its lines; an empty
/// one removes its line, and one of two adjacent blank lines. Empty braces are written as `{}`.
/// Lists, blocks and wrapped pieces break the line if it would be too long including everything
/// after them. A value of this type only refers to its pieces, without copying them: ``CodeWriter``
/// writes, indents and breaks the lines, once. It is valid while its file is rendered
/// (``ScratchMemory``), so code with interpolations can't be kept in a constant.
package struct Code: ExpressibleByStringInterpolation, @unchecked Sendable {
  let kind: Kind
  /// The number of bytes or of parts.
  let count: Int32
  /// Safe: the memory is never changed, and belongs to literals, names and `ScratchMemory`.
  let content: UnsafeRawPointer

  enum Kind: UInt8 {
    case empty
    /// Bytes without a line break: a name, or literal text between pieces.
    case word
    /// A name in backticks.
    case escapedName
    case lineBreak
    /// Bytes with line breaks.
    case text
    /// Literal text with line breaks, whose indentation is the literal's.
    case literal
    /// Joined parts.
    case pieces
    /// Joined parts, some of which can be broken.
    case breakable
    /// One part per line.
    case lines
    /// Parts separated by blank lines.
    case sections
    /// Parts separated by the first of them.
    case joined
    /// A part that moves to the next line, or moves the rest of the line there, if its line is too
    /// long.
    case wrap
    /// A part none of whose pieces are broken.
    case unbroken
    /// The words of a documentation comment, wrapped to its indentation.
    case comment
    /// Parts in parentheses, on one line if they fit, otherwise on a line each.
    case list
    /// A part in braces, on one line if it fits, otherwise on its own lines.
    case block
    /// Alternatives: the first one that fits is written.
    case alternatives
    /// Alternatives with placeholders, followed by the parts that fill them.
    case layout
    /// A placeholder in a layout, which is filled by one of its parts.
    case hole
  }

  @inline(__always)
  init(_ kind: Kind, _ parts: Parts) {
    self.init(kind, UnsafeRawPointer(parts.start), count: parts.count)
  }

  @inline(__always)
  init(_ kind: Kind, _ bytes: Bytes) {
    self.init(kind, bytes.start, count: bytes.count)
  }

  @inline(__always)
  private init(_ kind: Kind, _ content: UnsafeRawPointer, count: Int) {
    self.kind = count == 0 ? .empty : kind
    self.content = content
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// - Parameter hole: the index of the layout's placeholder.
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

  /// In optimized builds the compiler finds the line breaks.
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

  // A pattern: an `==` of enums, in each piece of each literal, costs the optimizer more.
  package var isEmpty: Bool { if case .empty = kind { true } else { false } }

  /// The bytes of the text; only for kinds that have text.
  var bytes: Bytes { Bytes(at: content, count: Int(count)) }

  /// The parts; only for kinds that have parts.
  var parts: Parts {
    Parts(start: content.assumingMemoryBound(to: Code.self), count: Int(count))
  }

  /// The parts of a piece.
  struct Parts: RandomAccessCollection {
    fileprivate let start: UnsafePointer<Code>
    let count: Int

    fileprivate init(start: UnsafePointer<Code>, count: Int) {
      (self.start, self.count) = (start, count)
    }

    static var none: Parts { Code.empty.parts }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    @inline(__always)
    subscript(index: Int) -> Code {
      assert(0..<count ~= index)
      return start[index]
    }

    /// Without the first.
    var others: Parts { Parts(start: start + 1, count: count - 1) }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    private var parts: CodeList
    private var isEmpty = true
    private var isBreakable = false

    @inline(__always)
    package init(literalCapacity: Int, interpolationCount: Int) {
      // There is a literal before each interpolation, and one after the last.
      parts = CodeList(capacity: 2 * interpolationCount + 1)
    }

    @inline(__always)
    fileprivate var code: Code {
      guard !isEmpty else { return .empty }
      guard parts.count > 1 else { return parts[0] }
      return parts.code(isBreakable ? .breakable : .pieces)
    }

    @inline(__always)
    private mutating func append(_ part: Code) {
      parts.append(any: part)
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
      guard name.needsBackticks else { return append(Code(name.interned)) }
      isAfterDot ? appendInterpolation(label: name) : append(Code(name.interned, .escapedName))
    }

    private var isAfterDot: Bool {
      guard parts.count > 0, case .word = parts[parts.count - 1].kind else { return false }
      return parts[parts.count - 1].bytes.last == UInt8(ascii: ".")
    }

    /// A name as a parameter's label, where most keywords need no backticks.
    package mutating func appendInterpolation(label name: MemberName) {
      append(Code(name.interned, name.needsBackticksAsLabel ? .escapedName : .word))
    }

    /// A name as an argument's label, where nearly no keyword needs backticks.
    package mutating func appendInterpolation(argument name: MemberName) {
      append(Code(name.interned, name.needsBackticksAsArgument ? .escapedName : .word))
    }

    /// A name after a `$`, or at the start of a longer one, where keywords need no backticks.
    package mutating func appendInterpolation(unescaped name: MemberName) {
      append(Code(name.interned))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ type: SwiftType) {
      append(Code(type.interned))
    }

    package mutating func appendInterpolation(_ value: SwiftValue) {
      guard let translation = value.translation else { return append(Code(value.interned)) }
      append(.words(of: value, by: translation))
    }

    @inline(__always)
    package mutating func appendInterpolation(_ code: Code) {
      if case .breakable = code.kind { isBreakable = true }
      append(code)
    }

    /// Pieces in the surrounding parentheses: `init(\(list: parameters)) {`.
    @inline(__always)
    package mutating func appendInterpolation(list: CodeList) {
      append(breakable: list.code(.list))
    }

    /// The same with an additional first piece.
    @inline(__always)
    package mutating func appendInterpolation(list first: Code, _ others: CodeList) {
      append(breakable: .list(first, others))
    }

    /// Code that can move to the next line: `final class \(name): \(wrap: superclass) {`.
    @inline(__always)
    package mutating func appendInterpolation(wrap code: Code) {
      append(breakable: .single(code, .wrap))
    }

    /// Code that stays on one line, in an alternative that needs it to be.
    @inline(__always)
    package mutating func appendInterpolation(unbroken code: Code) {
      append(breakable: .single(code, .unbroken))
    }

    /// Code in the surrounding braces and spaces: `Task { \(block: call) }`.
    @inline(__always)
    package mutating func appendInterpolation(block: Code) {
      append(breakable: .single(block, .block))
    }

    /// The types that a type inherits, before its brace: on one line if it fits, otherwise on a line each.
    @inline(__always)
    package mutating func appendInterpolation(inherited types: CodeList) {
      append(breakable: types.code(.block))
    }

    /// One piece per line; empty ones are left out.
    @inline(__always)
    package mutating func appendInterpolation(lines: CodeList) {
      append(.lines(lines))
    }

    /// Pieces separated by blank lines; empty ones are left out.
    @inline(__always)
    package mutating func appendInterpolation(sections: CodeList) {
      append(.sections(sections))
    }
  }
}

/// A list of pieces of code, without the empty ones. It is stored in ``ScratchMemory``, like code.
package struct CodeList: ExpressibleByArrayLiteral {
  private let pieces: UnsafeMutablePointer<Code>
  package private(set) var count = 0
  #if DEBUG
    private let capacity: Int
  #endif

  /// - Parameter capacity: the maximum number of pieces; more would overwrite other code.
  @inline(__always)
  init(capacity: Int) {
    #if DEBUG
      self.capacity = capacity
    #endif
    pieces = ScratchMemory.take(capacity * MemoryLayout<Code>.stride)
      .bindMemory(to: Code.self, capacity: capacity)
  }

  @inline(__always)
  package init(arrayLiteral elements: Code...) {
    self.init(capacity: elements.count)
    for piece in elements { append(piece) }
  }

  /// What `[first] + others` is, without the array of a literal: functions have such lists.
  init(_ first: Code, _ others: CodeList) {
    self.init(capacity: 1 + others.count)
    append(first)
    append(others)
  }

  @inline(__always)
  mutating func append(_ piece: Code) {
    if !piece.isEmpty { append(any: piece) }
  }

  @inline(__always)
  mutating func append(any piece: Code) {
    #if DEBUG
      assert(count < capacity)
    #endif
    pieces[count] = piece
    count += 1
  }

  @inline(__always)
  private mutating func append(_ pieces: CodeList) {
    for piece in pieces { append(piece) }
  }

  static func + (first: CodeList, second: CodeList) -> CodeList {
    var list = CodeList(capacity: first.count + second.count)
    list.append(first)
    list.append(second)
    return list
  }

  static func += (list: inout CodeList, more: CodeList) {
    list = list + more
  }

  @inline(__always)
  var parts: Code.Parts { Code.Parts(start: pieces, count: count) }

  /// The list as code, of a kind that has parts.
  @inline(__always)
  func code(_ kind: Code.Kind) -> Code {
    Code(kind, parts)
  }
}

extension CodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Code { pieces[index] }
}

extension Collection {
  /// The code of each element.
  @inline(__always)
  func map(_ code: (Element) -> Code) -> CodeList {
    var list = CodeList(capacity: count)
    for element in self { list.append(code(element)) }
    return list
  }
}
