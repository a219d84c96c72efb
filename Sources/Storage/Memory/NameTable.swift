// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// A hash table with names as keys, using the hash that each name has had since it was interned.
///
/// Inlinable, because the targets above can specialize only visible code. The keys are required to
/// have hashes in an extension: if a type itself requires a conformance, Swift looks it up among
/// all conformances when a run begins.
///
/// As in swift-collections' `OrderedDictionary`, keys and values are in separate lists, not in the
/// slots: a slot for a pair that may be missing is three types for each kind of pair, which Swift
/// instantiates when it first meets them, at the cost of decoding a spec. Most tables have a few
/// names, which are compared one by one: then there are no slots.
public struct NameTable<Key, Value> {
  @usableFromInline var addedKeys: [Key] = []
  @usableFromInline var addedValues: [Value] = []
  @usableFromInline var slots = NameSlots()

  @inlinable
  public init() {}

  /// In the order in which they were added.
  @inlinable public var keys: [Key] { addedKeys }
  /// In the order of the keys.
  @inlinable public var values: [Value] { addedValues }
}

extension NameTable where Key: NameKey {
  /// - Parameter capacity: how many names fit before the table has to grow.
  @inlinable
  public init(capacity: Int) {
    if capacity > mostComparedOneByOne { slots.reset(withRoomFor: capacity) }
    addedKeys.reserveCapacity(capacity)
    addedValues.reserveCapacity(capacity)
  }

  @inlinable
  public var isEmpty: Bool { addedKeys.isEmpty }

  @inlinable
  public subscript(key: Key) -> Value? {
    place(of: key).map { addedValues[$0] }
  }

  /// Adds the value for the name, unless it already has one; then that one stays, and is returned.
  @inlinable
  @discardableResult
  public mutating func insert(_ value: Value, for key: Key) -> Value? {
    if let place = place(of: key) { return addedValues[place] }
    if isEmpty {
      addedKeys.reserveCapacity(mostComparedOneByOne)
      addedValues.reserveCapacity(mostComparedOneByOne)
    }
    addedKeys.append(key)
    addedValues.append(value)
    if !slots.isEmpty, slots.haveRoom(for: addedKeys.count) {
      slots.add(addedKeys.count - 1, withHash: key.tableHash)
    } else if addedKeys.count > mostComparedOneByOne {
      slots.reset(withRoomFor: 2 * addedKeys.count)
      for place in addedKeys.indices { slots.add(place, withHash: addedKeys[place].tableHash) }
    }
    return nil
  }

  /// Keeps the capacity.
  @inlinable
  public mutating func removeAll() {
    if isEmpty { return }
    slots.empty()
    addedKeys.removeAll(keepingCapacity: true)
    addedValues.removeAll(keepingCapacity: true)
  }

  /// With more names than this, there are slots.
  @inlinable
  var mostComparedOneByOne: Int { 8 }

  @inlinable
  func place(of key: Key) -> Int? {
    if slots.isEmpty {
      for place in addedKeys.indices where addedKeys[place] == key { return place }
      return nil
    }
    var slot = slots.first(forHash: key.tableHash)
    while let place = slots[slot] {
      if addedKeys[place] == key { return place }
      slot = slots.next(after: slot)
    }
    return nil
  }
}

extension NameTable: Sendable where Key: Sendable, Value: Sendable {}

extension NameTable where Key: NameKey, Value == Void {
  @inlinable
  public init(_ names: some Sequence<Key>) {
    for name in names { insert((), for: name) }
  }

  @inlinable
  public func contains(_ key: Key) -> Bool { self[key] != nil }

  /// Whether the name is new.
  @inlinable
  @discardableResult
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
