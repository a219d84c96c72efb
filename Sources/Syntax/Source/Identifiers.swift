import MvvmgenStorage

/// The identifiers in a Swift file, or in another file that refers to Swift declarations.
package struct Identifiers: Sequence, IteratorProtocol {
  /// An identifier and its offset.
  package struct Word: Hashable, Sendable {
    package let range: Range<Int>
    package let context: Context
    /// Whether it follows a dot.
    package let isMember: Bool
    /// The word before the dot, if there is one.
    package let qualifier: Range<Int>?
    /// The number of open parentheses, brackets and braces around it.
    package let depth: Int
  }

  package enum Context: Hashable, Sendable {
    case code, comment, string
  }

  /// The kind of text that is being scanned; nested kinds know where they end.
  private enum Mode {
    /// In an interpolation, with the number of open parentheses.
    case code(open: Int)
    case line
    case block(depth: Int)
    case string(pounds: Int, isLong: Bool)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var modes: [Mode]
  private var depth = 0
  /// Whether words in comments and strings are told from code.
  private let isSwift: Bool

  package init(in bytes: [UInt8], isSwift: Bool = true) {
    self.bytes = bytes
    self.isSwift = isSwift
    modes = [.code(open: 0)]
    _ = take("\u{FEFF}")
  }

  package mutating func next() -> Word? {
    while position < bytes.count {
      let start = position
      while position < bytes.count, Self.isPart(bytes[position]) { position += 1 }
      if position > start { return word(start..<position) }
      if isSwift { step() } else { position += 1 }
    }
    return nil
  }

  private func word(_ range: Range<Int>) -> Word {
    let dot = range.lowerBound - 1
    // Two dots are a range operator.
    let isMember = isDot(dot) && !isDot(dot - 1)
    var first = dot
    while isMember, first > 0, Self.isPart(bytes[first - 1]) { first -= 1 }
    let qualifier = isMember && first < dot ? first..<dot : nil
    return Word(
      range: range, context: context, isMember: isMember, qualifier: qualifier, depth: depth)
  }

  private func isDot(_ index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] == UInt8(ascii: ".")
  }

  private var context: Context {
    switch modes.last {
    case .code, nil: .code
    case .line, .block: .comment
    case .string: .string
    }
  }

  /// Skips a character that isn't part of a word, or an operator of several.
  private mutating func step() {
    switch modes.last {
    case .code(let open): stepInCode(open)
    case .line:
      if bytes[position] == UInt8(ascii: "\n") { modes.removeLast() }
      position += 1
    case .block(let depth):
      if take("*/") {
        replaceMode(depth > 1 ? .block(depth: depth - 1) : nil)
      } else if take("/*") {
        replaceMode(.block(depth: depth + 1))
      } else {
        position += 1
      }
    case .string(let pounds, let isLong): stepInString(pounds, isLong)
    case nil: position += 1
    }
  }

  private mutating func stepInCode(_ open: Int) {
    if take("//") { return modes.append(.line) }
    if take("/*") { return modes.append(.block(depth: 1)) }
    switch bytes[position] {
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      let start = position
      while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
      let pounds = position - start
      if take("\"\"\"") {
        modes.append(.string(pounds: pounds, isLong: true))
      } else if take("\"") {
        modes.append(.string(pounds: pounds, isLong: false))
      } else if pounds > 0 {
        skipRegex(pounds)
      }
    case UInt8(ascii: "/"): skipRegex(0)
    case UInt8(ascii: "("):
      replaceMode(.code(open: open + 1))
      stepInto()
    case UInt8(ascii: ")"):
      // The last closing parenthesis of an interpolation ends it.
      let isEnd = open == 1 && modes.count > 1
      replaceMode(isEnd ? nil : .code(open: Swift.max(open - 1, 0)))
      stepOut()
    case UInt8(ascii: "["), UInt8(ascii: "{"): stepInto()
    case UInt8(ascii: "]"), UInt8(ascii: "}"): stepOut()
    default: position += 1
    }
  }

  private mutating func stepInto() {
    depth += 1
    position += 1
  }

  private mutating func stepOut() {
    depth = Swift.max(depth - 1, 0)
    position += 1
  }

  /// Skips a regular expression whose first slash is at the position, or only the slash of a division.
  private mutating func skipRegex(_ pounds: Int) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { return }
    let start = position
    position += 1
    guard pounds > 0 || isAtStartOfRegex else { return }
    let end = "/" + String(repeating: "#", count: pounds)
    while position < bytes.count, pounds > 0 || bytes[position] != UInt8(ascii: "\n") {
      if take(end) { return }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start + 1
  }

  /// Whether a slash before the position begins an expression: no value is before it, no space after it.
  private var isAtStartOfRegex: Bool {
    guard position < bytes.count, !" \t\r\n".utf8.contains(bytes[position]) else { return false }
    return position < 2 || " \t\r\n([{,:;=".utf8.contains(bytes[position - 2])
  }

  private mutating func stepInString(_ pounds: Int, _ isLong: Bool) {
    let signs = String(repeating: "#", count: pounds)
    if take("\\" + signs + "(") {
      modes.append(.code(open: 1))
      depth += 1
    } else if take("\\" + signs) {
      position = Swift.min(position + 1, bytes.count)
    } else if take((isLong ? "\"\"\"" : "\"") + signs) {
      modes.removeLast()
    } else {
      // An unclosed string is a mistake: it ends with its line.
      if bytes[position] == UInt8(ascii: "\n"), !isLong { modes.removeLast() }
      position += 1
    }
  }

  private mutating func replaceMode(_ mode: Mode?) {
    modes.removeLast()
    if let mode { modes.append(mode) }
  }

  /// Skips a text if it is at the position.
  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension Identifiers.Word {
  /// The word whose member it is, also after `?.` and `!.`; nil after anything else.
  package func receiver(in bytes: [UInt8]) -> String? {
    guard isMember else { return nil }
    let before = bytes[..<range.lowerBound].reversed().drop { ".?!".utf8.contains($0) }
    let word = before.prefix { $0 >= 0x80 || Unicode.Scalar($0).properties.isXIDContinue }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}
