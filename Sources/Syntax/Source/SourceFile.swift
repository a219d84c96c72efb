package import MvvmgenStorage

/// A file that a developer wrote: its path and its bytes.
package struct SourceFile: Equatable, Sendable {
  /// The path as shown in diagnostics, relative to the project, with `/` between its components.
  package let path: ProjectPath
  package let bytes: [UInt8]

  package init(path: ProjectPath, bytes: some Sequence<UInt8>) {
    self.path = path
    self.bytes = Array(bytes)
  }
}

/// A line and a column, both counted from 1; columns count UTF-8 bytes, like in the Swift compiler.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The line starts of a file, for looking up many offsets.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]
  /// The number of scalars before each block of bytes; empty for an ASCII file.
  private let scalars: [Int]

  private static let block = 64

  package init(of source: SourceFile) {
    bytes = source.bytes
    var starts = [source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
    guard !source.bytes.allSatisfy({ $0 < 0x80 }) else {
      scalars = []
      return
    }
    var (scalars, count) = ([Int](), 0)
    for (index, byte) in source.bytes.enumerated() {
      if index % Self.block == 0 { scalars.append(count) }
      if byte.startsScalar { count += 1 }
    }
    self.scalars = scalars
  }

  /// Like `position(of:)`, with columns that count Unicode scalars.
  package func scalarPosition(of offset: Int) -> SourcePosition {
    let position = position(of: offset)
    guard !scalars.isEmpty else { return position }
    let start = starts[position.line - 1]
    let column = scalarCount(before: max(offset, start)) - scalarCount(before: start)
    return SourcePosition(line: position.line, column: column + 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let block = min(end / Self.block, scalars.count - 1)
    let rest = bytes[block * Self.block..<end].reduce(into: 0) { count, byte in
      if byte.startsScalar { count += 1 }
    }
    return scalars[block] + rest
  }

  /// The line and column of a byte offset. Lines end at LF; a leading byte-order mark isn't counted.
  package func position(of offset: Int) -> SourcePosition {
    let place = min(offset, bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }
}

extension UInt8 {
  fileprivate var startsScalar: Bool { self & 0xC0 != 0x80 }
}
