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
    return .comment(summary)
  }
}

extension TypeName {
  /// The name as one would say it: `PasswordReset` is "password reset", `URLOpener` "URL opener".
  var spoken: Code {
    .text(spokenText)
  }

  private var spokenText: String {
    let scalars = text.unicodeScalars
    var starts: [String.Index] = []
    var previous: Unicode.Scalar?
    for (index, scalar) in zip(scalars.indices, scalars) {
      let next = scalars[index...].dropFirst().first
      let isNewWord = previous?.isCapital == false || next?.isSmall == true
      if previous == nil || scalar.isCapital && isNewWord { starts.append(index) }
      previous = scalar
    }
    let words = zip(starts, starts.dropFirst() + [scalars.endIndex]).map { scalars[$0..<$1] }
    return words.map { word in
      let isInitialism = word.count > 1 && word.allSatisfy { !$0.isSmall }
      return isInitialism ? String(word) : String(word).lowercased()
    }.joined(separator: " ")
  }
}
