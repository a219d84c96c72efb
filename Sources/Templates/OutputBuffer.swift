/// Bytes to which many short stretches are appended: an array asks at each of them who owns it.
/// They lie in ``CodeMemory``.
struct OutputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity = 1 << 14
  private(set) var count = 0

  init() {
    memory = CodeMemory.take(capacity)
  }

  var bytes: UnsafeRawBufferPointer { bytes(from: 0) }

  func bytes(from start: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory + start, count: count - start)
  }

  @inline(__always)
  mutating func append(_ start: UnsafeRawPointer, count length: Int) {
    makeRoom(for: length)
    (memory + count).copyMemory(from: start, byteCount: length)
    count += length
  }

  mutating func append(spaces: Int) {
    let end = count + spaces
    makeRoom(for: spaces + 8)
    // Eight at a time, and maybe too many: the next bytes come over them.
    for offset in stride(from: count, to: end, by: 8) {
      (memory + offset).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
    }
    count = end
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  mutating func truncate(to count: Int) {
    self.count = count
  }

  var endsWithBlankLine: Bool {
    count >= 2 && bytes[count - 1] == UInt8(ascii: "\n") && bytes[count - 2] == UInt8(ascii: "\n")
  }

  @inline(__always)
  private mutating func makeRoom(for length: Int) {
    if count + length > capacity { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = 2 * (count + length)
    let larger = CodeMemory.take(capacity)
    larger.copyMemory(from: memory, byteCount: count)
    memory = larger
  }
}
