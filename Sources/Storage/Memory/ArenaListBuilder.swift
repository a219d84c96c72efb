// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// Collects the elements of an ``ArenaList`` one by one. With enough room for all of them, nothing
/// is copied.
///
/// An array would be freed, but each kind of array is a type that Swift instantiates when it first
/// meets it, at the cost of decoding a spec.
public struct ArenaListBuilder<Element: Sendable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutableBufferPointer<Element>
  @usableFromInline package internal(set) var count = 0

  /// - Parameter room: how many elements fit before they have to be copied.
  @inlinable
  public init(room: Int = 0) {
    memory = ArenaList.allocate(room)
  }

  @inlinable
  public mutating func append(_ element: Element) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Returns the appended elements, and leaves the builder empty.
  @inlinable
  public mutating func takeList() -> ArenaList<Element> {
    defer { self = ArenaListBuilder() }
    return ArenaList(kept: UnsafeBufferPointer(rebasing: memory[..<count]))
  }

  @inlinable
  mutating func grow() {
    let larger = ArenaList<Element>.allocate(Swift.max(4, 2 * count))
    _ = larger.moveInitialize(fromContentsOf: memory[..<count])
    memory = larger
  }
}
