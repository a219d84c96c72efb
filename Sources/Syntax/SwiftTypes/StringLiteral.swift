extension String {
  /// The string literal's content, with escapes decoded and without the quotes.
  var unescapedLiteral: String {
    var text = String.UnicodeScalarView()
    var rest = dropFirst().dropLast().unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch escape {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "0": text.append("\0")
      case "u":
        let hexadecimal = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
        rest = rest.drop { $0 != "}" }.dropFirst()
        if let code = UInt32(hexadecimal, radix: 16), let scalar = Unicode.Scalar(code) {
          text.append(scalar)
        }
      default: text.append(escape)
      }
    }
    return String(text)
  }
}
