// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public, since the compiler sees through a package type's generics and conformances only within
// its own target. No product has this target.

/// Finds values by name, with the hash that each name has had since it was interned.
///
/// Inlinable, since the targets above can specialize only what they can see. The keys are asked for
/// their hashes in an extension: Swift looks for a conformance that a type itself demands when a run
/// begins, among all that there are.
public struct NameTable<Key, Value> {
  /// As many as a power of two, at most half of them taken: a name is where its hash says, or
  /// behind that, up to the next place that is empty.
  @usableFromInline var places: [Place]
  @usableFromInline var count: Int

  @usableFromInline typealias Place = (key: Key, value: Value)?

  @inlinable
  init(places: [Place], count: Int) {
    self.places = places
    self.count = count
  }
}

extension NameTable where Key: NameKey {
  @inlinable
  public init() {
    self.init(places: [], count: 0)
  }

  /// - Parameter capacity: how many names fit before the table has to grow.
  @inlinable
  public init(capacity: Int) {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    self.init(places: Self.empty(size), count: 0)
  }

  /// What `Array(repeating:count:)` makes, which isn't specialized and looks the type up each time.
  @inlinable
  static func empty(_ count: Int) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(count)
    for _ in 0..<count { places.append(nil) }
    return places
  }

  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// In no order.
  @inlinable
  public var keys: [Key] { places.compactMap { $0?.key } }
  @inlinable
  public var values: [Value] { places.compactMap { $0?.value } }

  @inlinable
  public subscript(key: Key) -> Value? {
    if isEmpty { return nil }
    return places[place(of: key)]?.value
  }

  /// Gives the name the value, unless it has one: that one is returned, and stays.
  @inlinable
  @discardableResult
  public mutating func insert(_ value: Value, for key: Key) -> Value? {
    if 2 * count >= places.count { grow() }
    let place = place(of: key)
    if let taken = places[place] { return taken.value }
    places[place] = (key, value)
    count += 1
    return nil
  }

  /// The room for the names remains.
  @inlinable
  public mutating func removeAll() {
    if isEmpty { return }
    for place in places.indices { places[place] = nil }
    count = 0
  }

  /// Where the name is, or would be.
  @inlinable
  func place(of key: Key) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: key.tableHash) & last
    while let taken = places[place], taken.key != key { place = (place + 1) & last }
    return place
  }

  @inlinable
  mutating func grow() {
    let old = places
    places = Self.empty(max(2 * old.count, 8))
    for case let taken? in old { places[place(of: taken.key)] = taken }
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

/// What knows its hash.
public protocol NameKey: Equatable {
  var tableHash: UInt { get }
}

/// A text that counts as another only where its bytes do.
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
