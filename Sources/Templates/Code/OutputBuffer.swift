import Storage

/// A buffer of bytes for many short appends; an array would check its uniqueness for each. The
/// bytes are in ``ScratchMemory``.
struct OutputBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  init() {
    let capacity = 1 << 14
    start = ScratchMemory.bytes(capacity)
    next = start
    end = start + capacity
  }

  var count: Int { next - start }

  var bytes: UnsafeRawBufferPointer { bytes(from: 0) }

  func bytes(from offset: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + offset, count: count - offset)
  }

  @inline(__always)
  mutating func append(_ source: UnsafeRawPointer, count: Int) {
    makeRoom(for: count)
    next.copyMemory(from: source, byteCount: count)
    next += count
  }

  @inline(__always)
  mutating func append(spaces: Int) {
    makeRoom(for: spaces + 8)
    // Copies eight bytes at a time, possibly too many: the next append overwrites them.
    var written = 0
    while written < spaces {
      (next + written).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
      written += 8
    }
    next += spaces
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  mutating func truncate(to count: Int) {
    next = start + count
  }

  mutating func dropLastSpace() {
    if last == UInt8(ascii: " ") { next -= 1 }
  }

  var endsWithBlankLine: Bool {
    count >= 2 && bytes[count - 1] == UInt8(ascii: "\n") && bytes[count - 2] == UInt8(ascii: "\n")
  }

  var endsWithOpenBrace: Bool {
    count >= 2 && bytes[count - 1] == UInt8(ascii: "\n") && bytes[count - 2] == UInt8(ascii: "{")
  }

  var last: UInt8? { count > 0 ? bytes[count - 1] : nil }

  var startOfLastLine: Int {
    bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  @inline(__always)
  private mutating func makeRoom(for length: Int) {
    if end - next < length { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let (count, capacity) = (count, 2 * (count + length))
    let larger = ScratchMemory.bytes(capacity)
    larger.copyMemory(from: start, byteCount: count)
    start = larger
    next = larger + count
    end = larger + capacity
  }
}
