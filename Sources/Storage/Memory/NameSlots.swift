/// The slots of a hash table: each has the index of a name in a list, or none.
///
/// A name is in the slot of its hash, or in a later one before the next empty slot. The same type for
/// all tables, so that it is compiled here, once.
@usableFromInline
struct NameSlots: Sendable {
  /// The indices plus 1, and 0 for an empty slot. The number of slots is a power of two, and at
  /// most half of them are taken.
  @usableFromInline private(set) var places: [UInt32] = []

  @usableFromInline
  init() {}

  @inlinable
  subscript(slot: Int) -> Int? {
    let place = places[slot]
    return place == 0 ? nil : Int(place) - 1
  }

  /// The first slot in which a name may be.
  @inlinable
  func first(forHash hash: UInt) -> Int {
    Int(truncatingIfNeeded: hash) & (places.count - 1)
  }

  @inlinable
  func next(after slot: Int) -> Int {
    (slot + 1) & (places.count - 1)
  }

  @inlinable
  var isEmpty: Bool { places.isEmpty }

  /// Whether that many names take at most half of the slots.
  @inlinable
  func haveRoom(for count: Int) -> Bool {
    2 * count <= places.count
  }

  /// Replaces all slots with empty ones, with room for that many names.
  @usableFromInline
  mutating func reset(withRoomFor names: Int) {
    var count = 8
    while count < 2 * names { count *= 2 }
    places = Array(repeating: 0, count: count)
  }

  @usableFromInline
  mutating func empty() {
    for slot in places.indices { places[slot] = 0 }
  }

  /// Adds a name that isn't in any slot.
  @usableFromInline
  mutating func add(_ place: Int, withHash hash: UInt) {
    var slot = first(forHash: hash)
    while places[slot] != 0 { slot = next(after: slot) }
    places[slot] = UInt32(truncatingIfNeeded: place + 1)
  }
}
