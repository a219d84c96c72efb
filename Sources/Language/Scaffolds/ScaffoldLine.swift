import MvvmgenStorage
import MvvmgenSyntax

/// A line of a template while it is read, word by word.
struct ScaffoldLine {
  private typealias Form = ScaffoldTemplate.Form

  private(set) var pieces: [ScaffoldTemplate.Piece] = []
  /// The sample's members that it names.
  private(set) var named: Set<MemberName> = []
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let isDeclaring: Bool
  private let subjects: [Subject]
  /// Everything before it is in `pieces`.
  private var position: Int

  /// The sample, or one of its members.
  private struct Subject {
    /// Nil for the sample.
    let member: MemberName?
    let variable: String
    let capitalized: String
    var words: [String] {
      variable.reduce(into: [""]) { words, letter in
        if letter.isUppercase { words.append("") }
        words[words.count - 1] += letter.lowercased()
      }
    }
  }

  init(
    _ bytes: [UInt8], _ range: Range<Int>, isDeclaring: Bool, _ members: [MemberName],
    of sample: TypeName
  ) {
    (self.bytes, self.range, self.isDeclaring) = (bytes, range, isDeclaring)
    position = range.lowerBound
    // The longest first: one may begin like another.
    subjects =
      members.map { Subject(member: $0, variable: $0.text, capitalized: $0.capitalized.text) }
      .sorted { $0.variable.utf8.count > $1.variable.utf8.count }
      + [Subject(member: nil, variable: sample.lowercased.text, capitalized: sample.text)]
  }

  /// The rest is text. A blank line has no pieces.
  mutating func finish() {
    append(upTo: range.upperBound)
    if bytes[range].allSatisfy({ $0 == UInt8(ascii: " ") }) { pieces = [] }
  }

  mutating func read(_ word: Identifiers.Word) {
    guard word.range.lowerBound >= position else { return }
    if word.context != .code, readWords(word) { return }
    var isSampleRead = false
    for index in word.range where index >= position {
      guard let (subject, form, end) = name(at: index, in: word),
        subject.member != nil || !isSampleRead
      else { continue }
      if subject.member == nil { isSampleRead = true }
      append(subject, form, index..<end, in: word)
    }
  }

  // MARK: - Words

  /// Reads "some state" or "Some State" in a text or a comment.
  private mutating func readWords(_ word: Identifiers.Word) -> Bool {
    let start = word.range.lowerBound
    if word.isMember || byte(at: start - 1) == UInt8(ascii: "`") { return false }
    for subject in subjects {
      let words = subject.words.joined(separator: " ")
      let end = start + words.utf8.count
      guard end <= range.upperBound, !isPart(byte(at: end)),
        ![UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: "_")].contains(byte(at: end))
      else { continue }
      let written = String(decoding: bytes[start..<end], as: UTF8.self)
      guard written.lowercased() == words else { continue }
      let form = written == words ? Form.words : .title
      append(subject.member == nil ? .name(form) : .member(form), subject.member, start..<end)
      return true
    }
    return false
  }

  // MARK: - Names

  private func name(
    at index: Int, in word: Identifiers.Word
  ) -> (subject: Subject, form: Form, end: Int)? {
    for subject in subjects {
      let isFirst = index == word.range.lowerBound
      let names = isFirst ? [subject.variable, subject.capitalized] : [subject.capitalized]
      for name in names {
        let end = index + name.utf8.count
        guard end <= word.range.upperBound, bytes[index..<end].elementsEqual(name.utf8),
          !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte(at: end))
        else { continue }
        let isWhole = isFirst && end == word.range.upperBound && word.context == .code
        if name == subject.capitalized { return (subject, .capitalized, end) }
        // `.sample` is a member of something else.
        if subject.member == nil, isWhole, word.isMember { continue }
        guard isWhole else { return (subject, .beginning, end) }
        return (subject, isLabel(index..<end) ? .label : .whole(afterDot: word.isMember), end)
      }
    }
    return nil
  }

  /// Whether it is the label of an argument: the first, or one on its own line.
  private func isLabel(_ name: Range<Int>) -> Bool {
    let isFirst = byte(at: name.lowerBound - 1) == UInt8(ascii: "(")
    let isAlone = bytes[range.lowerBound..<name.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
    return byte(at: name.upperBound) == UInt8(ascii: ":") && (isFirst || isAlone)
  }

  private mutating func append(
    _ subject: Subject, _ form: Form, _ name: Range<Int>, in word: Identifiers.Word
  ) {
    guard let member = subject.member else { return append(.name(form), nil, name) }
    guard case .whole = form else { return append(.member(form), member, name) }
    if let head = head(of: name) {
      append(upTo: head.lowerBound)
      let isIndented = bytes[range.lowerBound..<head.lowerBound].allSatisfy {
        $0 == UInt8(ascii: " ")
      }
      append(.head(hasModifiers: !isIndented), member, head)
    } else if let object = word.qualifier, bytes[name.upperBound...].starts(with: "()".utf8) {
      let call = name.lowerBound..<name.upperBound + 2
      append(.call(on: String(decoding: bytes[object], as: UTF8.self)), member, call)
    } else {
      append(.member(form), member, name)
    }
  }

  /// From `func` or `var` up to the brace at the end of the line, or to the end of the line, where the
  /// template declares the member.
  private func head(of name: Range<Int>) -> Range<Int>? {
    guard isDeclaring else { return nil }
    let line = bytes[range.lowerBound..<name.lowerBound]
    let word = ["func ", "var "].first { line.suffix($0.utf8.count).elementsEqual($0.utf8) }
    guard let word else { return nil }
    let rest = bytes[name.upperBound..<range.upperBound]
    let isOpen = rest.last == UInt8(ascii: "{")
    guard isOpen || word == "var " else { return nil }
    let end = (isOpen ? rest.dropLast() : rest).lastIndex { $0 != UInt8(ascii: " ") }
    return name.lowerBound - word.utf8.count..<(end.map { $0 + 1 } ?? name.upperBound)
  }

  // MARK: - Bytes

  private mutating func append(
    _ piece: ScaffoldTemplate.Piece, _ member: MemberName?, _ range: Range<Int>
  ) {
    append(upTo: range.lowerBound)
    pieces.append(piece)
    if let member { named.insert(member) }
    position = range.upperBound
  }

  private mutating func append(upTo end: Int) {
    guard position < end else { return }
    pieces.append(.text(String(decoding: bytes[position..<end], as: UTF8.self)))
    position = end
  }

  private func byte(at index: Int) -> UInt8 {
    range.contains(index) ? bytes[index] : UInt8(ascii: "\n")
  }

  private func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
      || Character(Unicode.Scalar(byte)).isNumber
  }
}
