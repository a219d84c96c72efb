package import MvvmgenStorage
package import MvvmgenSyntax

/// A state that a screen can be in, by name.
package struct SampleSpec {
  /// As it is written: `signing in`.
  package let title: Located<String>
  /// `signingIn`
  package let name: MemberName
  package let values: [BindingSpec]
}

extension SpecDecoder {
  /// `{ "signing in": { "isSigningIn": "= true" } }`
  mutating func samples(_ value: JSON) -> [SampleSpec] {
    guard isObject(value, with: "the values of a sample under each name") else { return [] }
    var places: [MemberName: Located<MemberName>] = [:]
    return value.members.compactMap { title, values in
      let values = bindings(values)
      guard let name = sampleName(title) else { return nil }
      if let first = places.updateValue(Located(name, at: title.span), forKey: name) {
        diagnostics.report(.clash(Located(name, at: title.span), with: first))
      }
      return SampleSpec(
        title: Located(title.text, at: title.span), name: name, values: values)
    }
  }

  /// The words as one name in Swift.
  private mutating func sampleName(_ title: JSONString) -> MemberName? {
    let words = title.text.split(separator: " ", omittingEmptySubsequences: false)
    let isWellFormed = words.allSatisfy { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy {
          $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        }
    }
    let isLetter = title.text.unicodeScalars.first?.properties.isAlphabetic == true
    guard isWellFormed, isLetter else {
      let begins = title.text.first?.isNumber == true ? ", beginning with a letter" : ""
      diagnostics.report(
        .noSampleName, at: title.span,
        "\(title.text.quoted) isn't the name of a sample: expected words of letters and digits\(begins), "
          + "such as `wrong password`")
      return nil
    }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let first = TypeName(validated: String(words[0])).lowercased.text
    let name = MemberName(validated: first + rest.joined())
    guard !name.interned.isRefusedAsMember, !["allCases", "viewModel"].contains(name.text) else {
      diagnostics.report(
        .noSampleName, at: title.span,
        "\(title.text.quoted) can't be the name of a sample: its enumeration uses `\(name.text)` for "
          + "something else; choose another name")
      return nil
    }
    return name
  }
}
