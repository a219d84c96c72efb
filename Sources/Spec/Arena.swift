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
struct Arena {
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
  static func keep<Value>(_ value: Value) -> UnsafePointer<Value> {
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

/// A list that never changes, in memory that is never freed: as light to copy as a number.
///
/// Public, as other modules call a package type's conformances without seeing through them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ArenaList<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  // What it points to never changes and is never freed, so all threads can read it.
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable init(kept elements: UnsafeBufferPointer<Element>) {
    self.elements = elements
  }

  /// Takes what a collection holds.
  @inlinable
  public init(_ source: some Collection<Element>) {
    let copy = source.withContiguousStorageIfAvailable { source in
      let copy = Self.allocate(source.count)
      _ = copy.initialize(from: source)
      return ArenaList(kept: UnsafeBufferPointer(copy))
    }
    self = copy ?? ArenaList(source) { $0 }
  }

  /// Takes what is made of each element.
  @inlinable
  public init<Source: Collection>(_ source: Source, _ transform: (Source.Element) -> Element) {
    self.init(compactMapping: source) { transform($0) }
  }

  /// Takes what is made of each element, where something is.
  @inlinable
  public init<Source: Collection>(
    compactMapping source: Source, _ transform: (Source.Element) -> Element?
  ) {
    let list = Self.allocate(source.count)
    var filled = 0
    for element in source where filled < list.count {
      guard let value = transform(element) else { continue }
      list.initializeElement(at: filled, to: value)
      filled += 1
    }
    self.init(kept: UnsafeBufferPointer(rebasing: list[..<filled]))
  }

  @inlinable
  static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    guard count > 0 else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let memory = Arena.allocate(count * MemoryLayout<Element>.stride)
    return UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: Element.self, capacity: count), count: count)
  }

  // All of it is given here: what the protocols have is slow where it isn't specialized.
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { elements.count }
  @inlinable public var count: Int { elements.count }
  @inlinable public var underestimatedCount: Int { elements.count }
  @inlinable public var isEmpty: Bool { elements.isEmpty }
  @inlinable public var indices: Range<Int> { 0..<elements.count }
  @inlinable public var first: Element? { elements.first }
  @inlinable public func index(after index: Int) -> Int { index + 1 }
  @inlinable public func index(before index: Int) -> Int { index - 1 }
  @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }

  @inlinable
  public subscript(index: Int) -> Element {
    // A buffer checks its bounds in debug builds only.
    precondition(indices.contains(index), "outside of the list")
    return elements[index]
  }

  @inlinable
  public func makeIterator() -> UnsafeBufferPointer<Element>.Iterator { elements.makeIterator() }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(elements)
  }

  @inlinable
  public static func + (one: ArenaList, other: ArenaList) -> [Element] {
    Array(one) + Array(other)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ArenaList: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ArenaList: Equatable where Element: Equatable {
  @inlinable
  public static func == (one: ArenaList, other: ArenaList) -> Bool {
    one.elementsEqual(other)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ArenaList: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
