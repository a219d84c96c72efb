/// A bump allocator: memory that is allocated in small pieces and freed as a whole.
///
/// Specs and the app model are needed until the run ends. In an arena they are stored side by
/// side, and pointers to them are copied without reference counting. Compilers store their syntax
/// trees like this: Swift's own in its `ASTContext`, swift-syntax in its `RawSyntaxArena`.
@usableFromInline
struct Arena {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var next = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)
  private var room = 0

  private static let chunkSize = 1 << 16
  /// Small, so that a run on a few specs doesn't allocate more than it needs.
  private static let firstChunkSize = 1 << 13

  /// Allocates uninitialized memory in this thread's run.
  @usableFromInline
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    ThreadMemory.ofThread.pointee.arena.take(byteCount)
  }

  @inline(__always)
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let size = (byteCount + 7) & ~7
    if room < size { addChunk(for: size) }
    defer {
      next += size
      room -= size
    }
    return next
  }

  @inline(never)
  private mutating func addChunk(for size: Int) {
    let usual = chunks.isEmpty ? Self.firstChunkSize : Self.chunkSize
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size, usual), alignment: 16)
    chunks.append(chunk)
    if let start = chunk.baseAddress { (next, room) = (start, chunk.count) }
  }

  /// Frees all of it.
  mutating func free() {
    for chunk in chunks {
      chunk.poison()
      chunk.deallocate()
    }
    self = Arena()
  }
}

extension UnsafeMutableRawBufferPointer {
  /// In debug builds, overwrites memory that must no longer be used.
  package func poison() {
    #if DEBUG
      for index in indices { self[index] = 0xA5 }
    #endif
  }
}
