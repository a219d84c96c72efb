import MvvmgenStorage
import MvvmgenSyntax

extension Code {
  /// A documentation comment with the spec's description; nothing without one.
  static func documentation(_ summary: Summary?) -> Code {
    guard let summary, !summary.isEmpty else { return .empty }
    return .comment(summary)
  }
}

extension TypeName {
  /// The name as words: `PasswordReset` is "password reset", `URLOpener` is "URL opener".
  var spoken: Code {
    guard interned.isASCII else { return Code(InternedText(Self.spoken(text))) }
    return Code(InternedText { $0 += words })
  }

  /// The bytes of the same, for a name in ASCII.
  var words: [UInt8] {
    let name = Array(interned.bytes)
    var (spoken, isInitialism) = ([UInt8](), false)
    for index in 0..<name.count {
      var byte = name[index]
      if byte.isCapital {
        if name.startsWord(at: index) {
          if index > 0 { spoken.append(UInt8(ascii: " ")) }
          isInitialism = name.startsInitialism(at: index)
        }
        if !isInitialism { byte |= 0x20 }
      }
      spoken.append(byte)
    }
    return spoken
  }

  static func spoken(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var starts = scalars.indices.filter { index in
      guard index > 0, scalars[index].isCapital else { return index == 0 }
      let leads = index + 1 < scalars.count && scalars[index + 1].isSmall
      return leads || !scalars[index - 1].isCapital
    }
    starts.append(scalars.count)
    let words = zip(starts, starts.dropFirst()).map { start, end -> String in
      let word = scalars[start..<end]
      let isInitialism = (word.count > 1 || scalars.count == 1) && word.allSatisfy { !$0.isSmall }
      return word.map { isInitialism ? String($0) : $0.properties.lowercaseMapping }.joined()
    }
    return words.joined(separator: " ")
  }
}

extension [UInt8] {
  /// Whether a word begins at an index: a capital that follows another letter, or precedes a
  /// lowercase one.
  fileprivate func startsWord(at index: Int) -> Bool {
    guard index > 0, self[index].isCapital else { return index == 0 }
    return !self[index - 1].isCapital || index + 1 < count && self[index + 1].isSmall
  }

  /// Whether the word at the index has several letters, all of them capitals, or is the whole name:
  /// "the A screen".
  fileprivate func startsInitialism(at start: Int) -> Bool {
    var end = start + 1
    if self[start].isSmall { return false }
    while end < count, !startsWord(at: end) {
      if self[end].isSmall { return false }
      end += 1
    }
    return end > start + 1 || count == 1
  }
}
