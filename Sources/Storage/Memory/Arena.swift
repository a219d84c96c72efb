#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory that is taken in small pieces and never given back.
///
/// What specs say, and the app that comes of it, is needed until the run ends. In an arena it lies
/// side by side, and what points into it is copied without counting references. Compilers keep
/// their syntax trees so: Swift's own in its `ASTContext`, swift-syntax in its `RawSyntaxArena`.
///
/// Every thread has its own.
@usableFromInline
package struct Arena {
  private var next: UnsafeMutableRawPointer
  private var room: Int

  private static let chunkSize = 1 << 16

  private init() {
    (next, room) = (.allocate(byteCount: Self.chunkSize, alignment: 16), Self.chunkSize)
  }

  /// Memory for so many values, which the caller initializes.
  @usableFromInline
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    ofThread.pointee.take((byteCount + 15) & ~15)
  }

  /// Keeps a value for as long as the process runs.
  package static func keep<Value>(_ value: Value) -> UnsafePointer<Value> {
    UnsafePointer(
      allocate(MemoryLayout<Value>.size).initializeMemory(as: Value.self, to: value))
  }

  private mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    if room < size {
      room = max(size, Self.chunkSize)
      next = .allocate(byteCount: room, alignment: 16)
    }
    defer {
      next += size
      room -= size
    }
    return next
  }

  private static var ofThread: UnsafeMutablePointer<Arena> {
    if let arena = pthread_getspecific(key) { return arena.assumingMemoryBound(to: Arena.self) }
    let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
    arena.initialize(to: Arena())
    pthread_setspecific(key, arena)
    return arena
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { arena in Arena.forget(arena) }
    return key
  }()

  /// What lies in the chunks outlives the thread.
  private static func forget(_ arena: UnsafeMutableRawPointer?) { arena?.deallocate() }
}
