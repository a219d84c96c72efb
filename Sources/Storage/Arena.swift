/// Memory that is taken in small pieces and given back as a whole.
///
/// What specs say, and the app that comes of it, is needed until the run ends. In an arena it lies
/// side by side, and what points into it is copied without counting references. Compilers keep
/// their syntax trees so: Swift's own in its `ASTContext`, swift-syntax in its `RawSyntaxArena`.
@usableFromInline
struct Arena {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var next = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)
  private var room = 0

  private static let chunkSize = 1 << 16
  /// A run on a few specs takes no more than it needs.
  private static let firstChunkSize = 1 << 13

  /// Memory for that many bytes in the run of this thread, which the caller initializes.
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

  /// Gives all of it back.
  mutating func free() {
    for chunk in chunks {
      chunk.poison()
      chunk.deallocate()
    }
    self = Arena()
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Overwrites memory that nobody may use any more, in debug builds.
  package func poison() {
    #if DEBUG
      for index in indices { self[index] = 0xA5 }
    #endif
  }
}
