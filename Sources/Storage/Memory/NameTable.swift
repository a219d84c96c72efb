// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// A hash table with names as keys, using the hash that each name has had since it was interned.
///
/// Inlinable, because the targets above can specialize only what they can see. The keys are
/// required to have hashes in an extension: if a type itself requires a conformance, Swift looks it
/// up among all conformances when a run begins.
public struct NameTable<Key, Value> {
  /// A power of two, at most half full: a name is in the slot of its hash, or in a later one before
  /// the next empty slot.
  @usableFromInline var slots: [Slot]
  @usableFromInline var count: Int

  @usableFromInline typealias Slot = (key: Key, value: Value)?

  @inlinable
  init(slots: [Slot], count: Int) {
    self.slots = slots
    self.count = count
  }
}

extension NameTable where Key: NameKey {
  @inlinable
  public init() {
    self.init(slots: [], count: 0)
  }

  /// - Parameter capacity: how many names fit before the table has to grow.
  @inlinable
  public init(capacity: Int) {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    self.init(slots: Self.empty(size), count: 0)
  }

  /// Replaces `Array(repeating:count:)`, which isn't specialized and looks up the type each time.
  @inlinable
  static func empty(_ count: Int) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for _ in 0..<count { slots.append(nil) }
    return slots
  }

  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The order is undefined.
  @inlinable
  public var keys: [Key] { slots.compactMap { $0?.key } }
  @inlinable
  public var values: [Value] { slots.compactMap { $0?.value } }

  @inlinable
  public subscript(key: Key) -> Value? {
    if isEmpty { return nil }
    return slots[slot(of: key)]?.value
  }

  /// Adds the value for the name, unless it has one already; then that one is returned and stays.
  @inlinable
  @discardableResult
  public mutating func insert(_ value: Value, for key: Key) -> Value? {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: key)
    if let taken = slots[slot] { return taken.value }
    slots[slot] = (key, value)
    count += 1
    return nil
  }

  /// Keeps the capacity.
  @inlinable
  public mutating func removeAll() {
    if isEmpty { return }
    for slot in slots.indices { slots[slot] = nil }
    count = 0
  }

  /// The slot of the name, or the one where it would be added.
  @inlinable
  func slot(of key: Key) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.tableHash) & last
    while let taken = slots[slot], taken.key != key { slot = (slot + 1) & last }
    return slot
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = Self.empty(max(2 * old.count, 8))
    for case let taken? in old { slots[slot(of: taken.key)] = taken }
  }
}

extension NameTable: Sendable where Key: Sendable, Value: Sendable {}

extension NameTable where Key: NameKey, Value == Void {
  @inlinable
  public func contains(_ key: Key) -> Bool { self[key] != nil }

  /// Whether the name is new.
  @inlinable
  public mutating func insert(_ key: Key) -> Bool { insert((), for: key) == nil }
}

/// A key that knows its hash.
public protocol NameKey: Equatable {
  var tableHash: UInt { get }
}

/// A text that equals another only if its bytes do.
public struct Spelling: NameKey, Sendable {
  @usableFromInline let text: InternedText

  @inlinable
  public init(_ text: InternedText) {
    self.text = text
  }

  @inlinable public static func == (one: Spelling, other: Spelling) -> Bool {
    one.text.hasBytes(of: other.text)
  }

  @inlinable public var tableHash: UInt { text.hash }
}

extension TypeName: NameKey {
  @inlinable public var tableHash: UInt { interned.tableHash }
}

extension MemberName: NameKey {
  @inlinable public var tableHash: UInt { interned.tableHash }
}
