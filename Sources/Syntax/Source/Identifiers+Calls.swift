extension Identifiers.Word {
  /// Whether it is the label of an argument or a parameter, or else a declared name with a type.
  package func isLabel(in bytes: [UInt8]) -> Bool {
    let next = bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ":")
  }

  /// The word whose member it is, also after `?.` and `!.`; nil after anything else.
  package func receiver(in bytes: [UInt8]) -> String? {
    isMember ? Self.receiver(before: range.lowerBound, in: bytes)?.word : nil
  }

  /// The words whose member it is: `self` and `viewModel` for what comes after `self.viewModel?.`; nil
  /// where anything else is among them, as a call.
  package func receivers(in bytes: [UInt8]) -> [String]? {
    guard isMember else { return nil }
    var receivers: [String] = []
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: ".") {
      guard let receiver = Self.receiver(before: start, in: bytes) else { return nil }
      receivers.insert(receiver.word, at: 0)
      start = receiver.start
    }
    return receivers
  }

  /// The word before the dots before a position, and where it begins.
  private static func receiver(
    before position: Int, in bytes: [UInt8]
  ) -> (word: String, start: Int)? {
    let dots = bytes[..<position].reversed().prefix { ".?!".utf8.contains($0) }.count
    let end = position - dots
    return word(endingAt: end, in: bytes).map { ($0, end - $0.utf8.count) }
  }

  /// The labels of its arguments or parameters, nil for each without one; nil if it has none in
  /// parentheses, or if they aren't easy to read.
  package func labels(in bytes: [UInt8]) -> [String?]? {
    var position = range.upperBound
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return nil }
    var labels: [String?] = []
    var (depth, isFirst) = (0, false)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if isFirst { labels.append(nil) }
        depth += 1
        isFirst = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return labels }
      case UInt8(ascii: ",") where depth == 1: isFirst = true
      case UInt8(ascii: " "), UInt8(ascii: "\n"): break
      case UInt8(ascii: "/"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "\""):
        guard let end = Self.endOfString(at: position, in: bytes) else { return nil }
        if isFirst { labels.append(nil) }
        (position, isFirst) = (end, false)
      default:
        guard isFirst else { break }
        isFirst = false
        labels.append(Self.label(at: &position, in: bytes))
        continue
      }
      position += 1
    }
    return nil
  }

  /// The word at a position, if a colon follows it, or another word and a colon; nil for `_`.
  private static func label(at position: inout Int, in bytes: [UInt8]) -> String? {
    var words: [String] = []
    while words.count < 2 {
      let word = bytes[position...].prefix { isPart($0) }
      guard !word.isEmpty else { break }
      words.append(String(decoding: word, as: UTF8.self))
      position += word.count
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }
    // Anything but a word has to be stepped over.
    if words.isEmpty { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":"), let first = words.first
    else { return nil }
    return first == "_" ? nil : first
  }

  /// The closing quotation mark of a string on one line, without interpolations.
  private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int? {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\"") { return position }
      let isEscape = bytes[position] == UInt8(ascii: "\\")
      if isEscape, bytes[(position + 1)...].first == UInt8(ascii: "(") { return nil }
      position += isEscape ? 2 : 1
    }
    return nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Unicode.Scalar(byte).properties.isXIDContinue
  }

  /// What an argument or a parameter is for.
  package struct Callee {
    package let name: String
    /// The word before the dot: empty for `.init`, nil without a dot.
    package let qualifier: String?
  }

  /// What is called or declared with an argument or a parameter of which this is the label; nil for any
  /// other word before a colon, as in `isNew ? id : 0` and `[id: 1]`.
  package func labeledCallee(in bytes: [UInt8]) -> Callee? {
    guard isLabel(in: bytes) else { return nil }
    let before = bytes[..<range.lowerBound].last { !" \n\t\r".utf8.contains($0) }
    guard before == UInt8(ascii: "(") || before == UInt8(ascii: ",") else { return nil }
    var depth = 0
    for position in (0..<range.lowerBound).reversed() {
      switch bytes[position] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "(") where depth == 0: return Self.callee(endingAt: position, in: bytes)
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
        guard depth > 0 else { return nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func callee(endingAt end: Int, in bytes: [UInt8]) -> Callee? {
    guard let name = word(endingAt: end, in: bytes) else { return nil }
    let dot = end - name.utf8.count - 1
    guard bytes.indices.contains(dot), bytes[dot] == UInt8(ascii: ".") else {
      return Callee(name: name, qualifier: nil)
    }
    return Callee(name: name, qualifier: word(endingAt: dot, in: bytes) ?? "")
  }

  private static func word(endingAt end: Int, in bytes: [UInt8]) -> String? {
    let word = bytes[..<end].reversed().prefix { isPart($0) }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}
