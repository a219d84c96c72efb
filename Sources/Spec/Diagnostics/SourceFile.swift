/// One file that a developer wrote: where it lies, and its bytes as they were read.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it, relative to the project, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A stretch of bytes in one of the files of a run.
package struct SourceSpan: Hashable, Sendable {
  /// The file's index among the sources of the run.
  package var file: Int32
  package var start: Int32
  package var end: Int32

  package init(file: Int32, start: Int, end: Int) {
    self.file = file
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }
}

/// A line and a column, both from 1; columns count UTF-8 bytes, as Swift's own compiler does.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a file begin, for many positions in it.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let count: Int

  package init(of source: SourceFile) {
    count = source.bytes.count
    var starts = [source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// As `SourceFile.position(of:)`.
  package func position(of offset: Int) -> SourcePosition {
    let place = min(offset, count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }
}

extension SourceFile {
  /// The position of a byte offset. Lines end at LF; a leading byte-order mark takes no column.
  package func position(of offset: Int) -> SourcePosition {
    var line = 1
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return SourcePosition(line: line, column: max(offset - lineStart, 0) + 1)
  }
}

/// A value together with the text that it was read from.
package struct Located<Value> {
  package let value: Value
  package let span: SourceSpan

  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  package func map<Mapped>(_ transform: (Value) -> Mapped) -> Located<Mapped> {
    Located<Mapped>(transform(value), at: span)
  }
}

extension Located: Sendable where Value: Sendable {}
