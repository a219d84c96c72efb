import MvvmgenStorage

/// A buffer of bytes for many short appends; an array would check its uniqueness for each. The
/// bytes are in ``ScratchMemory``.
struct OutputBuffer: ~Copyable {
  var start: UnsafeMutableRawPointer
  var next: UnsafeMutableRawPointer
  var end: UnsafeMutableRawPointer

  init() {
    let capacity = 1 << 14
    start = ScratchMemory.bytes(capacity)
    next = start
    end = start + capacity
  }

  var count: Int { next - start }

  var bytes: Bytes { bytes(from: 0) }

  func bytes(from offset: Int) -> Bytes { Bytes(at: start + offset, count: count - offset) }

  /// - Parameter dropped: how many of the first bytes are left out.
  @inline(__always)
  mutating func append(_ bytes: Bytes, droppingFirst dropped: Int) {
    let count = bytes.count - dropped
    makeRoom(for: count)
    next.copyWord(from: bytes.start + dropped, byteCount: count)
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
  mutating func makeRoom(for length: Int) {
    if end - next < length { grow(by: length) }
  }

  @inline(never)
  mutating func grow(by length: Int) {
    let (count, capacity) = (count, 2 * (count + length))
    let larger = ScratchMemory.bytes(capacity)
    larger.copyMemory(from: start, byteCount: count)
    start = larger
    next = larger + count
    end = larger + capacity
  }
}

extension UnsafeMutableRawPointer {
  /// Copies bytes, of which there are usually few: up to 16 are copied as two numbers, which may
  /// overlap, since calling a function would take longer.
  @inline(__always)
  func copyWord(from source: UnsafeRawPointer, byteCount count: Int) {
    switch count {
    case 8...16: copyEnds(of: source, count, as: UInt64.self)
    case 4...7: copyEnds(of: source, count, as: UInt32.self)
    case 2...3: copyEnds(of: source, count, as: UInt16.self)
    case 1: storeBytes(of: source.load(as: UInt8.self), as: UInt8.self)
    default: copyMemory(from: source, byteCount: count)
    }
  }

  /// Copies the first and the last bytes, as many as the number has.
  @inline(__always)
  func copyEnds<Number: FixedWidthInteger & BitwiseCopyable>(
    of source: UnsafeRawPointer, _ count: Int, as type: Number.Type
  ) {
    let last = count - MemoryLayout<Number>.size
    let (head, tail) = (source.loadUnaligned(as: type), (source + last).loadUnaligned(as: type))
    storeBytes(of: head, as: type)
    (self + last).storeBytes(of: tail, as: type)
  }
}
