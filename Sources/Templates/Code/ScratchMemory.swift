import MvvmgenCStorage
import MvvmgenStorage

/// A bump allocator for rendering a file, reused for the next one. A file's templates create a
/// thousand pieces of code, most of them a few words: each is a short range of this memory, and
/// none is freed individually.
///
/// Each thread has its own, so that threads can render at the same time.
struct ScratchMemory {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private let chunkSize: Int
  /// The current chunk, and its unused part.
  private var chunk = -1
  private var next = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)
  private var end = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)

  /// Runs `work`, and frees its allocations: nothing in them may be used afterwards.
  static func reusing<Result>(_ work: () -> Result) -> Result {
    let memory = ofThread
    let (chunk, next, end) = (memory.pointee.chunk, memory.pointee.next, memory.pointee.end)
    defer {
      memory.pointee.poison(from: chunk, next)
      (memory.pointee.chunk, memory.pointee.next, memory.pointee.end) = (chunk, next, end)
    }
    return work()
  }

  /// In debug builds, overwrites everything that was allocated since the mark.
  private func poison(from chunk: Int, _ place: UnsafeMutableRawPointer) {
    #if DEBUG
      for index in chunks.indices.dropFirst(max(chunk, 0)) where index <= self.chunk {
        let isFirst = index == chunk
        guard let start = chunks[index].baseAddress else { continue }
        let first = isFirst ? place - start : 0
        let last = index == self.chunk ? next - start : chunks[index].count
        (start + first).initializeMemory(
          as: UInt8.self, repeating: 0xA5, count: max(0, last - first))
      }
    #endif
  }

  /// Runs `work`, and never frees its allocations: for constants.
  static func keeping<Result>(_ work: () -> Result) -> Result {
    let memory = ofThread
    let reused = memory.pointee
    memory.pointee = ScratchMemory(chunkSize: 1 << 10)
    defer { memory.pointee = reused }
    return work()
  }

  /// Allocates memory for text, which the caller initializes.
  static func bytes(_ count: Int) -> UnsafeMutableRawPointer {
    take((count + 7) & ~7)
  }

  /// Allocates memory that the caller initializes.
  ///
  /// - Parameter size: a multiple of eight bytes.
  @inline(never)
  static func take(_ size: Int) -> UnsafeMutableRawPointer {
    guard let memory = madeForThread, memory.pointee.end - memory.pointee.next >= size else {
      return takeFromNextChunk(size)
    }
    let start = memory.pointee.next
    memory.pointee.next = start + size
    return start
  }

  /// Kept out of line so the fast path spills no registers.
  @inline(never)
  private static func takeFromNextChunk(_ size: Int) -> UnsafeMutableRawPointer {
    let memory = ofThread
    memory.pointee.nextChunk(for: size)
    let start = memory.pointee.next
    memory.pointee.next = start + size
    return start
  }

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
  private static var ofThread: UnsafeMutablePointer<ScratchMemory> {
    madeForThread ?? makeForThread()
  }

  @inline(__always)
  private static var madeForThread: UnsafeMutablePointer<ScratchMemory>? {
    scratchVariable().pointee?.assumingMemoryBound(to: ScratchMemory.self)
  }

  @inline(never)
  private static func makeForThread() -> UnsafeMutablePointer<ScratchMemory> {
    let memory = UnsafeMutablePointer<ScratchMemory>.allocate(capacity: 1)
    memory.initialize(to: ScratchMemory(chunkSize: 1 << 16))
    scratchVariable().pointee = UnsafeMutableRawPointer(memory)
    pthread_setspecific(endOfThread, memory)
    return memory
  }

  /// Frees the memory when its thread ends.
  private static let endOfThread: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      ScratchMemory.free(memory)
    }
    return key
  }()

  private static func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory = memory?.assumingMemoryBound(to: ScratchMemory.self) else { return }
    for chunk in memory.pointee.chunks { chunk.deallocate() }
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}

/// A value in ``ScratchMemory``.
struct Scratch<Value> {
  private let memory: UnsafeMutablePointer<Value>

  @inline(__always)
  init(_ value: Value) {
    memory = ScratchMemory.take((MemoryLayout<Value>.stride + 7) & ~7)
      .bindMemory(to: Value.self, capacity: 1)
    memory.initialize(to: value)
  }

  @inline(__always)
  var value: Value {
    get { memory.pointee }
    nonmutating set { memory.pointee = newValue }
  }
}
