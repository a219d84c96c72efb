import Spec

extension Code {
  /// A documentation comment: the summary of the generator, then the developer's own words.
  static func documentation(_ subject: Code, _ summary: Summary?) -> Code {
    guard let summary, !summary.words.isEmpty else { return "/// \(subject)" }
    return """
      /// \(subject)
      ///
      \(documentation(summary))
      """
  }

  /// A documentation comment in the developer's words; none without words.
  static func documentation(_ summary: Summary?) -> Code {
    guard let summary, !summary.words.isEmpty else { return .empty }
    return Code(pieces: [.comment(summary)])
  }
}

extension TypeName {
  /// The name as one would say it: `PasswordReset` is "password reset", `URLOpener` "URL opener".
  var spoken: Code {
    Code(pieces: [.text(spokenText)])
  }

  private var spokenText: String {
    let scalars = Array(text.unicodeScalars)
    var words: [String.UnicodeScalarView] = []
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let follows = index > 0 && !scalars[index - 1].properties.isUppercase
      let leads = index > 0 && next?.properties.isLowercase == true
      if words.isEmpty || scalar.properties.isUppercase && (follows || leads) {
        words.append(.init())
      }
      words[words.count - 1].append(scalar)
    }
    return words.map { word in
      let isInitialism = word.count > 1 && word.allSatisfy { !$0.properties.isLowercase }
      return isInitialism ? String(word) : String(word).lowercased()
    }.joined(separator: " ")
  }
}
