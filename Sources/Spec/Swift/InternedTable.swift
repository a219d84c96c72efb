/// A dictionary from interned texts, whose hashes are known since they were interned.
struct InternedTable<Value: Sendable>: Sendable {
  private typealias Entry = (key: InternedText, value: Value)

  /// Found by the hash of their text: at its place, or behind it up to the next that is empty.
  private var places: [Entry?]
  private var count = 0

  /// - Parameter capacity: how many places it begins with, a power of two.
  init(capacity: Int = 1 << 8) {
    places = Array(repeating: nil, count: capacity)
  }

  /// Texts count as the same when their bytes are.
  subscript(text: InternedText) -> Value? {
    places[place(of: text)]?.value
  }

  /// Adds what isn't there yet.
  mutating func insert(_ value: Value, for text: InternedText) {
    if 2 * count > places.count { grow() }
    places[place(of: text)] = (text, value)
    count += 1
  }

  /// The place of a text, or the empty one where it belongs.
  private func place(of text: InternedText) -> Int {
    var place = Int(truncatingIfNeeded: text.record.pointee.hash) & (places.count - 1)
    while let entry = places[place], entry.key.record != text.record {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let entries = places.compactMap(\.self)
    places = Array(repeating: nil, count: 2 * places.count)
    for entry in entries { places[place(of: entry.key)] = entry }
  }
}
