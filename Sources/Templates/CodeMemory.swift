#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where code lies until it is written. A file's templates make a thousand pieces of code, most of
/// them a few words: each is a short stretch of this memory, and none is freed by itself. What one
/// file took the next takes again.
///
/// Every thread has its own, so that threads can render at the same time.
struct CodeMemory {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  /// The chunk that is being filled, and how far it is.
  private var chunk = -1
  private var used = 0

  private static let chunkSize = 1 << 16

  /// Memory for parts, which the caller fills.
  static func parts(_ count: Int) -> UnsafeMutableBufferPointer<Code> {
    let bytes = bytes(count * MemoryLayout<Code>.stride)
    return UnsafeMutableBufferPointer(
      start: bytes.baseAddress?.bindMemory(to: Code.self, capacity: count), count: count)
  }

  /// Memory for text, which the caller fills.
  static func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    ofThread.pointee.take((count + 7) & ~7, count)
  }

  /// Runs `work`, and takes back what it took. No code that `work` made is left when it ends.
  static func reusing<Result>(_ work: () -> Result) -> Result {
    let memory = ofThread
    let (chunk, used) = (memory.pointee.chunk, memory.pointee.used)
    defer { (memory.pointee.chunk, memory.pointee.used) = (chunk, used) }
    return work()
  }

  private mutating func take(_ size: Int, _ count: Int) -> UnsafeMutableRawBufferPointer {
    if chunk < 0 || used + size > chunks[chunk].count { makeRoom(for: size) }
    defer { used += size }
    return UnsafeMutableRawBufferPointer(rebasing: chunks[chunk][used..<used + count])
  }

  private mutating func makeRoom(for size: Int) {
    chunk += 1
    used = 0
    guard chunk == chunks.count || chunks[chunk].count < size else { return }
    chunks.insert(.allocate(byteCount: max(size, Self.chunkSize), alignment: 8), at: chunk)
  }

  private static var ofThread: UnsafeMutablePointer<CodeMemory> {
    if let memory = pthread_getspecific(key) {
      return memory.assumingMemoryBound(to: CodeMemory.self)
    }
    let memory = UnsafeMutablePointer<CodeMemory>.allocate(capacity: 1)
    memory.initialize(to: CodeMemory())
    pthread_setspecific(key, memory)
    return memory
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      CodeMemory.free(memory)
    }
    return key
  }()

  private static func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory = memory?.assumingMemoryBound(to: CodeMemory.self) else { return }
    for chunk in memory.pointee.chunks { chunk.deallocate() }
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
