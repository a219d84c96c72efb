import Storage

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
  private let chunkSize: Int
  /// The chunk that is being filled, and what is left of it.
  private var chunk = -1
  private var next = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)
  private var end = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)

  private init(chunkSize: Int) {
    self.chunkSize = chunkSize
  }

  /// Memory for parts, which the caller fills.
  @inline(__always)
  static func parts(_ count: Int) -> UnsafeMutablePointer<Code> {
    take(count * MemoryLayout<Code>.stride).bindMemory(to: Code.self, capacity: count)
  }

  /// Memory for text, which the caller fills.
  static func bytes(_ count: Int) -> UnsafeMutableRawPointer {
    take((count + 7) & ~7)
  }

  /// Runs `work`, and takes back what it took. No code that `work` made is left when it ends.
  static func reusing<Result>(_ work: () -> Result) -> Result {
    let memory = ofThread
    let (chunk, next, end) = (memory.pointee.chunk, memory.pointee.next, memory.pointee.end)
    defer {
      memory.pointee.poison(from: chunk, next)
      (memory.pointee.chunk, memory.pointee.next, memory.pointee.end) = (chunk, next, end)
    }
    return work()
  }

  /// Overwrites what was taken since the place was the next to be taken, in debug builds.
  private func poison(from chunk: Int, _ place: UnsafeMutableRawPointer) {
    #if DEBUG
      for index in chunks.indices.dropFirst(max(chunk, 0)) where index <= self.chunk {
        let isFirst = index == chunk
        guard let start = chunks[index].baseAddress else { continue }
        let first = isFirst ? place - start : 0
        let last = index == self.chunk ? next - start : chunks[index].count
        UnsafeMutableRawBufferPointer(rebasing: chunks[index][first..<max(first, last)]).poison()
      }
    #endif
  }

  /// Runs `work`, and never takes back what it took: for code that constants hold.
  static func keeping<Result>(_ work: () -> Result) -> Result {
    let memory = ofThread
    let reused = memory.pointee
    memory.pointee = CodeMemory(chunkSize: 1 << 10)
    defer { memory.pointee = reused }
    return work()
  }

  /// - Parameter size: a multiple of eight bytes.
  @inline(never)
  private static func take(_ size: Int) -> UnsafeMutableRawPointer {
    let memory = ofThread
    if memory.pointee.end - memory.pointee.next < size { memory.pointee.nextChunk(for: size) }
    defer { memory.pointee.next += size }
    return memory.pointee.next
  }

  @inline(never)
  private mutating func nextChunk(for size: Int) {
    chunk += 1
    if chunk == chunks.count || chunks[chunk].count < size {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, chunkSize), alignment: 8)
      chunks.insert(
        UnsafeMutableRawBufferPointer(start: memory, count: max(size, chunkSize)), at: chunk)
    }
    guard let start = chunks[chunk].baseAddress else { return }
    (next, end) = (start, start + chunks[chunk].count)
  }

  @inline(__always)
  private static var ofThread: UnsafeMutablePointer<CodeMemory> {
    if let memory = pthread_getspecific(key) {
      return memory.assumingMemoryBound(to: CodeMemory.self)
    }
    return makeForThread()
  }

  @inline(never)
  private static func makeForThread() -> UnsafeMutablePointer<CodeMemory> {
    let memory = UnsafeMutablePointer<CodeMemory>.allocate(capacity: 1)
    memory.initialize(to: CodeMemory(chunkSize: 1 << 16))
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
