/// Bytes to which many short stretches are appended: an array asks at each of them who owns it.
struct OutputBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
  private(set) var count = 0

  deinit {
    memory.deallocate()
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  @inline(__always)
  mutating func append(_ source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    makeRoom(for: source.count)
    memory.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: source.count)
    count += source.count
  }

  mutating func append(spaces: Int) {
    makeRoom(for: spaces)
    for offset in count..<count + spaces { memory[offset] = UInt8(ascii: " ") }
    count += spaces
  }

  mutating func appendLineBreak() {
    makeRoom(for: 1)
    memory[count] = UInt8(ascii: "\n")
    count += 1
  }

  mutating func truncate(to count: Int) {
    self.count = count
  }

  var endsWithBlankLine: Bool {
    count >= 2 && memory[count - 1] == UInt8(ascii: "\n")
      && memory[count - 2] == UInt8(ascii: "\n")
  }

  @inline(__always)
  private mutating func makeRoom(for length: Int) {
    if count + length > memory.count { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * (count + length), alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}
