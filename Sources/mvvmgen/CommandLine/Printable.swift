import MvvmgenSyntax

extension String {
  /// The text without control characters, which a spec could use to control a terminal or fake a
  /// line.
  var printable: String {
    let isASCII = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    guard !isASCII, unicodeScalars.contains(where: \.isControl) else { return self }
    return escaping { $0.isControl ? $0.escaped : nil }
  }

  /// The text with some of its bytes percent-encoded.
  func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
    let bytes = utf8.flatMap { byte -> [UInt8] in
      guard isEncoded(byte) else { return [byte] }
      let digits = String(byte, radix: 16, uppercase: true)
      return Array("%\(byte < 0x10 ? "0" : "")\(digits)".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With a space in place of each line break and the indentation after it.
  var onOneLine: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return self }
    return lines[0] + lines.dropFirst().map { " " + $0.drop { $0 == " " } }.joined()
  }
}

extension Unicode.Scalar {
  /// Includes line and paragraph separators, where some terminals break lines, and bidirectional
  /// control characters, which can make one text look like another.
  fileprivate var isControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
