/// A fixed set of words, looked up by their bytes. Creating one costs little, since no word is hashed
/// or interned.
package struct WordSet: Sendable {
  package let words: [StaticString]
  /// The first and the last letters of the words of each length, one bit each: nearly all other
  /// texts differ in these.
  private var firstLetters: [UInt64] = []
  private var lastLetters: [UInt64] = []
  /// For each length, the index of its last word; for each word, the index of the previous word of
  /// its length; -1 if there is none.
  private var lasts: [Int] = []
  private var previous: [Int] = []

  package init(_ words: [StaticString]) {
    self.words = words
    firstLetters.reserveCapacity(16)
    lastLetters.reserveCapacity(16)
    lasts.reserveCapacity(16)
    previous.reserveCapacity(words.count)
    for (place, word) in words.enumerated() {
      let length = word.utf8CodeUnitCount
      while lasts.count <= length {
        firstLetters.append(0)
        lastLetters.append(0)
        lasts.append(-1)
      }
      previous.append(lasts[length])
      lasts[length] = place
      guard let first = word.bytes.first, let last = word.bytes.last else { continue }
      firstLetters[length] |= Self.bit(of: first)
      lastLetters[length] |= Self.bit(of: last)
    }
  }

  package func contains(_ text: Bytes) -> Bool {
    let length = text.count
    guard length < lasts.count, let first = text.first,
      firstLetters[length] & Self.bit(of: first) != 0,
      lastLetters[length] & Self.bit(of: text[length - 1]) != 0
    else { return false }
    var place = lasts[length]
    while place >= 0 {
      if text.equals(words[place].bytes) { return true }
      place = previous[place]
    }
    return false
  }

  package func contains(_ text: String) -> Bool { text.withBytes(contains) }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
