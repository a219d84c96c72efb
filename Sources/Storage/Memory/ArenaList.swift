/// An immutable list in its run's memory. Copying it costs as much as copying a number.
///
/// Public because other modules can't specialize a package type's conformances.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ArenaList<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  // Safe: the memory is written once, before the pointer is shared.
  @usableFromInline package let elements: UnsafeBufferPointer<Element>

  @inlinable init(kept elements: UnsafeBufferPointer<Element>) {
    self.elements = elements
  }

  /// Copies the elements of a collection.
  @inlinable
  public init(_ source: some Collection<Element>) {
    let copy = source.withContiguousStorageIfAvailable { source in
      let copy = Self.allocate(source.count)
      _ = copy.initialize(from: source)
      return ArenaList(kept: UnsafeBufferPointer(copy))
    }
    self = copy ?? ArenaList(source) { $0 }
  }

  /// Stores the transformed elements.
  @inlinable
  public init<Source: Collection>(_ source: Source, _ transform: (Source.Element) -> Element) {
    self.init(compactMapping: source) { transform($0) }
  }

  /// Stores the transformed elements that aren't nil.
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

  /// Stores the element, if there is one.
  @inlinable
  public init(optional element: Element?) {
    var list = ArenaListBuilder<Element>(room: element == nil ? 0 : 1)
    if let element { list.append(element) }
    self = list.takeList()
  }

  @inlinable
  static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    assert(_isPOD(Element.self), "\(Element.self) has to be released, which no arena does")
    guard count > 0 else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let memory = Arena.allocate(count * MemoryLayout<Element>.stride)
    return UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: Element.self, capacity: count), count: count)
  }

  // Implemented here because the protocols' defaults are slow when they aren't specialized.
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
    // A buffer checks its bounds only in debug builds.
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

extension ArenaList where Element == UInt8 {
  package func bytes(in range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: elements[range]))
  }
}
