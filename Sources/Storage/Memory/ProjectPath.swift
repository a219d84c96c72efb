/// A path in the project, with `/` between its components. Its bytes are in the run's memory,
/// zero-terminated as system calls need them: copying it needs no reference counting, and opening
/// its file creates no String.
package struct ProjectPath: @unchecked Sendable {
  // Safe: the memory is written once, before the pointer is shared.
  private let start: UnsafePointer<UInt8>
  private let count: Int32
  /// The length of the prefix before the name, including the slash.
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

  /// The folder that contains it; empty for the project's own.
  package var folder: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: max(Int(nameOffset) - 1, 0))
  }

  /// The part after the last slash.
  package var name: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + Int(nameOffset), count: Int(count - nameOffset))
  }

  package var text: String { bytes.text }

  /// Whether it is that of something in a folder.
  package func isBelow(_ folder: String) -> Bool {
    bytes.starts(with: folder.utf8) && bytes.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// Whether it stays in the project: it is relative, and no component is empty, `.` or `..`.
  package var isInProject: Bool {
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      guard Self.isComponent(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) else {
        return false
      }
      start = end + 1
    }
    return true
  }

  /// The same, faster for a path in the folder of another that stays in the project.
  package func isInProject(beside other: ProjectPath) -> Bool {
    guard nameOffset == other.nameOffset, folder.equals(other.folder) else { return isInProject }
    return Self.isComponent(name)
  }

  private static func isComponent(_ part: UnsafeRawBufferPointer) -> Bool {
    part.count > 2 || !part.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Compares bytes, so the order is the same on every machine.
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

/// Memory in which paths are composed, and stay.
package struct PathMemory: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  /// The start of the path that is being composed.
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

  /// Appends a component to the path that is being composed: one that ends with a slash, or has
  /// none.
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

  /// The composed path; the next component begins another one.
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
