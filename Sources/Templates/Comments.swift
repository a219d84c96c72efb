import Spec

extension Code {
  /// A documentation comment: the summary of the generator, then the developer's own words.
  static func documentation(_ subject: Code, _ summary: Summary?) -> Code {
    guard let summary, !summary.isEmpty else { return "/// \(subject)" }
    return """
      /// \(subject)
      ///
      \(documentation(summary))
      """
  }

  /// A documentation comment in the developer's words; none without words.
  static func documentation(_ summary: Summary?) -> Code {
    guard let summary, !summary.isEmpty else { return .empty }
    return .comment(summary)
  }
}

extension TypeName {
  /// The name as one would say it: `PasswordReset` is "password reset", `URLOpener` "URL opener".
  var spoken: Code {
    let scalars = Array(text.unicodeScalars)
    var starts = scalars.indices.filter { index in
      guard index > 0, scalars[index].isCapital else { return index == 0 }
      let leads = index + 1 < scalars.count && scalars[index + 1].isSmall
      return leads || !scalars[index - 1].isCapital
    }
    starts.append(scalars.count)
    var spoken: [UInt8] = []
    spoken.reserveCapacity(2 * scalars.count)
    for (start, end) in zip(starts, starts.dropFirst()) {
      if start > 0 { spoken.append(UInt8(ascii: " ")) }
      let word = scalars[start..<end]
      let isInitialism = word.count > 1 && word.allSatisfy { !$0.isSmall }
      for scalar in word {
        if scalar.isASCII {
          let isLowered = scalar.isCapital && !isInitialism
          spoken.append(UInt8(truncatingIfNeeded: scalar.value) | (isLowered ? 0x20 : 0))
        } else {
          let mapping = scalar.properties.lowercaseMapping
          spoken.append(contentsOf: (isInitialism ? String(scalar) : mapping).utf8)
        }
      }
    }
    return spoken.withUnsafeBytes { .copy($0, .name) }
  }
}
