/// Finds values by name, with the hash that each name has had since it was interned.
package struct NameTable<Key: NameKey, Value> {
  /// As many as a power of two, at most half of them taken: a name is where its hash says, or
  /// behind that, up to the next place that is empty.
  private var places: [Place] = []
  private(set) var count = 0

  private typealias Place = (key: Key, value: Value)?

  package init() {}

  /// - Parameter capacity: so many names fit in before the table has to grow.
  package init(capacity: Int) {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    places = Self.empty(size)
  }

  /// What `Array(repeating:count:)` makes, which isn't specialized and looks the type up each time.
  private static func empty(_ count: Int) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(count)
    for _ in 0..<count { places.append(nil) }
    return places
  }

  var isEmpty: Bool { count == 0 }

  /// In no order.
  package var keys: [Key] { places.compactMap { $0?.key } }
  package var values: [Value] { places.compactMap { $0?.value } }

  package subscript(key: Key) -> Value? {
    if isEmpty { return nil }
    return places[place(of: key)]?.value
  }

  /// Gives the name the value, unless it has one: that one is returned, and stays.
  @discardableResult
  package mutating func insert(_ value: Value, for key: Key) -> Value? {
    if 2 * count >= places.count { grow() }
    let place = place(of: key)
    if let taken = places[place] { return taken.value }
    places[place] = (key, value)
    count += 1
    return nil
  }

  /// The room for the names remains.
  package mutating func removeAll() {
    if isEmpty { return }
    for place in places.indices { places[place] = nil }
    count = 0
  }

  /// Where the name is, or would be.
  private func place(of key: Key) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: key.tableHash) & last
    while let taken = places[place], taken.key != key { place = (place + 1) & last }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Self.empty(max(2 * old.count, 8))
    for case let taken? in old { places[place(of: taken.key)] = taken }
  }
}

extension NameTable: Sendable where Key: Sendable, Value: Sendable {}

extension NameTable where Value == Void {
  package func contains(_ key: Key) -> Bool { self[key] != nil }

  /// Whether the name is new.
  package mutating func insert(_ key: Key) -> Bool { insert((), for: key) == nil }
}

/// What knows its hash.
package protocol NameKey: Equatable {
  var tableHash: UInt { get }
}

/// A text that counts as another only where its bytes do.
package struct Spelling: NameKey, Sendable {
  private let text: InternedText

  package init(_ text: InternedText) {
    self.text = text
  }

  package static func == (one: Spelling, other: Spelling) -> Bool {
    one.text.hasBytes(of: other.text)
  }

  package var tableHash: UInt { text.hash }
}

extension TypeName: NameKey {
  package var tableHash: UInt { interned.tableHash }
}

extension MemberName: NameKey {
  package var tableHash: UInt { interned.tableHash }
}
