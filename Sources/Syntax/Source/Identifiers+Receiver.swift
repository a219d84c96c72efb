extension Identifiers.Word {
  /// The word whose member it is, also after `?.` and `!.`; nil after anything else.
  package func receiver(in bytes: [UInt8]) -> String? {
    guard isMember else { return nil }
    let before = bytes[..<range.lowerBound].reversed().drop { ".?!".utf8.contains($0) }
    let word = before.prefix { $0 >= 0x80 || Unicode.Scalar($0).properties.isXIDContinue }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}
