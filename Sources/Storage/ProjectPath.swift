/// A path in the project, with `/` between its parts. Its bytes lie in the run's memory,
/// with a zero behind them, as system calls want them: copying it counts no reference, and opening
/// its file makes no text.
package struct ProjectPath: @unchecked Sendable {
  // What it points to is written once, before anything else has the pointer.
  private let start: UnsafePointer<UInt8>
  private let count: Int32
  /// What stands before the name, with the slash.
  private let nameOffset: Int32

  fileprivate init(_ start: UnsafePointer<UInt8>, count: Int, nameOffset: Int) {
    self.start = start
    self.count = Int32(clamping: count)
    self.nameOffset = Int32(clamping: nameOffset)
  }

  package init(_ text: String) {
    var memory = PathMemory(capacity: text.utf8.count + 1)
    var text = text
    text.withUTF8 { bytes in
      let nameOffset = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let bytes = UnsafeRawBufferPointer(bytes)
      memory.append(UnsafeRawBufferPointer(rebasing: bytes[..<nameOffset]))
      memory.append(UnsafeRawBufferPointer(rebasing: bytes[nameOffset...]))
    }
    self = memory.finish()
  }

  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(count))
  }

  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    start.withMemoryRebound(to: CChar.self, capacity: Int(count) + 1, body)
  }

  /// The folder that it lies in; empty for the project's own.
  package var folder: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: max(Int(nameOffset) - 1, 0))
  }

  /// What stands behind the last slash.
  package var name: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + Int(nameOffset), count: Int(count - nameOffset))
  }

  package var text: String { bytes.text }

  /// The order of the bytes, which is the same on every machine.
  package func precedes(_ other: ProjectPath) -> Bool {
    bytes.precedes(other.bytes)
  }
}

extension ProjectPath: Hashable {
  package static func == (one: ProjectPath, other: ProjectPath) -> Bool {
    one.bytes.equals(other.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: bytes)
  }
}

extension ProjectPath: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var description: String { text }
}

/// Where paths are put together, and stay.
package struct PathMemory: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  /// Of the path that is being put together.
  private var count = 0
  private var nameOffset = 0
  private var capacity: Int

  private static let chunkSize = 1 << 14

  package init() {
    self.init(capacity: Self.chunkSize)
  }

  fileprivate init(capacity: Int) {
    self.capacity = capacity
    start = Self.take(capacity)
  }

  /// Adds a piece to the path that is being put together: one that ends with a slash, or has none.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    makeRoom(for: bytes.count)
    UnsafeMutableRawBufferPointer(start: start + count, count: bytes.count).copyMemory(from: bytes)
    count += bytes.count
    if bytes.last == UInt8(ascii: "/") { nameOffset = count }
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
  }

  /// The path that was put together; the next piece begins another.
  package mutating func finish() -> ProjectPath {
    makeRoom(for: 1)
    start[count] = 0
    let path = ProjectPath(start, count: count, nameOffset: nameOffset)
    start += count + 1
    capacity -= count + 1
    (count, nameOffset) = (0, 0)
    return path
  }

  private mutating func makeRoom(for length: Int) {
    if capacity - count < length { moveToNewChunk(with: length) }
  }

  private mutating func moveToNewChunk(with length: Int) {
    capacity = max(2 * (count + length), Self.chunkSize)
    let chunk = Self.take(capacity)
    chunk.initialize(from: start, count: count)
    start = chunk
  }

  private static func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    Arena.allocate(count).bindMemory(to: UInt8.self, capacity: count)
  }
}
