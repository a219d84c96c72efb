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
  var spoken: Code { Code(words) }

  private var words: InternedText {
    guard !interned.isASCII else {
      return InternedText { spoken in
        Array(interned.bytes).forEachLetter { byte, isFirst, isInitialism in
          if isFirst { spoken.append(UInt8(ascii: " ")) }
          spoken.append(byte.isCapital && !isInitialism ? byte | 0x20 : byte)
        }
      }
    }
    var spoken = ""
    Array(text.unicodeScalars).forEachLetter { scalar, isFirst, isInitialism in
      if isFirst { spoken += " " }
      spoken += isInitialism ? String(scalar) : scalar.properties.lowercaseMapping
    }
    return InternedText(spoken)
  }
}

private protocol Letter {
  var isCapital: Bool { get }
  var isSmall: Bool { get }
}

extension UInt8: Letter {}
extension Unicode.Scalar: Letter {}

extension Array where Element: Letter {
  /// Visits each letter of a name, with whether it begins another word, and whether its word is an
  /// initialism.
  fileprivate func forEachLetter(_ body: (Element, _ isFirst: Bool, _ isInitialism: Bool) -> Void) {
    var isInitialism = false
    for index in indices {
      let isFirst = self[index].isCapital && startsWord(at: index)
      if isFirst { isInitialism = startsInitialism(at: index) }
      body(self[index], isFirst && index > 0, isInitialism)
    }
  }

  /// Whether a word begins at an index: a capital that follows another letter, or precedes a
  /// lowercase one.
  private func startsWord(at index: Int) -> Bool {
    guard index > 0, self[index].isCapital else { return index == 0 }
    return !self[index - 1].isCapital || index + 1 < count && self[index + 1].isSmall
  }

  /// Whether the word at the index has several letters, all of them capitals, or is the whole name:
  /// "the A screen".
  private func startsInitialism(at start: Int) -> Bool {
    var end = start + 1
    if self[start].isSmall { return false }
    while end < count, !startsWord(at: end) {
      if self[end].isSmall { return false }
      end += 1
    }
    return end > start + 1 || count == 1
  }
}

/// Placeholder titles in a scaffold's interface, until the developer writes better ones.
extension MemberName {
  /// `isSigningIn` is "Signing in".
  var title: Code {
    let bytes = interned.bytes
    guard bytes.starts(with: "is"), bytes.count > 2, bytes[2].isCapital else {
      return capitalized.asTitle
    }
    return TypeName(validated: InternedText(bytes.suffix(from: 2))).asTitle
  }

  /// `registerButtonTapped` is "Register": the gesture is left out.
  var titleOfAction: Code { withoutAct.title }

  /// `registerButtonTapped` is `register`.
  var withoutAct: MemberName {
    let bytes = interned.bytes
    var count = bytes.count
    func drop(_ act: StaticString) {
      guard count == bytes.count, bytes.ends(with: act) else { return }
      count -= act.utf8CodeUnitCount
    }
    drop("ButtonTapped")
    drop("ButtonPressed")
    drop("Tapped")
    drop("Pressed")
    guard count > 0, count < bytes.count else { return self }
    return MemberName(validated: InternedText(bytes.prefix(upTo: count)))
  }
}

extension TypeName {
  /// `PasswordReset` is "Password reset".
  var title: Code { MemberName(validated: interned).title }

  /// The name as words, the first with a capital.
  fileprivate var asTitle: Code {
    guard interned.isASCII else {
      let spoken = words.string
      return Code(InternedText(spoken.prefix(1).uppercased() + spoken.dropFirst()))
    }
    return Code(
      InternedText { title in
        title += words.bytes
        if let first = title.first, first.isSmall { title[0] = first & ~0x20 }
      })
  }
}
