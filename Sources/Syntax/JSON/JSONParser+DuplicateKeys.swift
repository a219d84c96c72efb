import MvvmgenStorage

extension JSONParser {
  /// Whether two keys of an object look the same, or there are too many keys to compare each pair.
  func mayHaveDuplicateKeys(_ index: Int) -> Bool {
    let end = Int(nodes[index].next)
    var key = index + 1
    var count = 0
    while key < end {
      guard count < Self.fewKeys else { return true }
      var other = index + 1
      while other < key {
        if mayBeSame(nodes[key], nodes[other]) { return true }
        other = Int(nodes[other + 1].next)
      }
      key = Int(nodes[key + 1].next)
      count += 1
    }
    return false
  }

  /// Up to this number of keys, comparing each pair is fastest.
  private static let fewKeys = 12

  private func mayBeSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    if one.hasEscapes || other.hasEscapes { return true }
    // Nearly all differ in their lengths or first bytes.
    guard one.end - one.start == other.end - other.start,
      bytes[Int(one.start)] == bytes[Int(other.start)]
    else { return false }
    return bytes[Int(one.start)..<Int(one.end)] == bytes[Int(other.start)..<Int(other.end)]
  }

  /// A finding for each key that came before, compared by their texts' bytes.
  func duplicateKeys(ofObjectAt index: Int) -> [Diagnostic] {
    let document = JSONDocument(bytes: bytes, file: file)
    var found: [Diagnostic] = []
    var firsts: [[UInt8]: JSONString] = [:]
    var key = index + 1
    while key < Int(nodes[index].next) {
      let string = JSONString(document: document, node: nodes[key])
      let text = string.decoded
      if let first = firsts[text] {
        found.append(
          Diagnostic(
            .duplicateKey, at: string.span, "duplicate key \(string.text.quoted)",
            notes: [Diagnostic.Note(at: first.span, "the first is here")]))
      } else {
        firsts[text] = string
      }
      key = Int(nodes[key + 1].next)
    }
    return found
  }
}
