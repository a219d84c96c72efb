import Spec

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
    group(Layout.arguments, head, arguments, tail)
  }

  /// `head { body }` where that fits on the line, otherwise with lines of its own for the body.
  static func closure(_ head: Code, _ body: Code) -> Code {
    group(Layout.closure, head, [body], "}")
  }

  /// The first whose lines aren't too long, otherwise the last.
  static func fitting(_ alternatives: Code...) -> Code {
    group(Layout.alternatives, .empty, alternatives, .empty)
  }

  private static func group(_ layout: UInt8, _ head: Code, _ items: [Code], _ tail: Code) -> Code {
    var bytes = [Mark.group, layout]
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
  mutating func append(text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  mutating func append(_ code: Code) {
    code.withBytes { append(contentsOf: $0) }
  }

  mutating func append(piece code: Code) {
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

  mutating func append(_ parts: [Code], by separator: StaticString) {
    var isFirst = true
    for part in parts where !part.isEmpty {
      if !isFirst { separator.withUTF8Buffer { append(contentsOf: $0) } }
      isFirst = false
      append(piece: part)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the next line break or mark; eight bytes at a time, as this is where the time goes.
  func endOfText(from start: Int) -> Int {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    let raw = UnsafeRawBufferPointer(self)
    var position = start
    while position + 8 <= count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // A byte of these is zero where the text has a line break, or one of 0xF8 and above.
      let lineBreaks = word ^ (ones &* 0x0A)
      let marks = ~word & (ones &* 0xF8)
      let zeros = (lineBreaks &- ones) & ~lineBreaks | (marks &- ones) & ~marks
      if zeros & highs != 0 { return position + (zeros & highs).trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position] != 0x0A, self[position] < 0xF8 { position += 1 }
    return position
  }
}
