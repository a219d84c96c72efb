import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Code {
  /// A word of the spec language.
  init(word: some RawRepresentable<String>) { self.init(InternedText(word.rawValue)) }

  /// The case that is called like a word of the spec language: `.sheet`.
  static func word(_ word: some RawRepresentable<String>) -> Code { ".\(Code(word: word))" }

  /// Joins the pieces by a separator that isn't empty: an empty one would be left out, and the first
  /// piece taken for it.
  static func joined(_ pieces: CodeList, by separator: StaticString) -> Code {
    guard pieces.count > 1 else { return pieces.first ?? .empty }
    return CodeList(Code(stringLiteral: separator), pieces).code(.joined)
  }

  @inline(__always)
  static func lines(_ pieces: CodeList) -> Code { pieces.code(.lines) }

  @inline(__always)
  static func sections(_ pieces: CodeList) -> Code { pieces.code(.sections) }

  /// A documentation comment, wrapped to the indentation where it is written.
  static func comment(_ summary: Summary) -> Code {
    Code(summary.words, .comment)
  }

  static func list(_ first: Code, _ others: CodeList) -> Code {
    first.isEmpty ? others.code(.list) : CodeList(first, others).code(.list)
  }

  @inline(__always)
  static func single(_ code: Code, _ kind: Kind) -> Code {
    var parts = CodeList(capacity: 1)
    parts.append(code)
    return parts.code(kind)
  }

  /// A text in the user's language: the literal as the argument of the function that gets it.
  static func words(_ literal: Code, by translation: SwiftValue?) -> Code {
    guard let translation else { return literal }
    return "\(translation)(\(translation.isLocalized ? "localized: " : "")\(literal))"
  }

  /// The same with a literal that may not fit into a line.
  static func words(of text: SwiftValue, by translation: SwiftValue) -> Code {
    let literal = Code(text.interned)
    return .fitting(
      .words(literal, by: translation),
      """
      \(translation)(
        \(translation.isLocalized ? .labelled("localized", literal) : literal)
      )
      """)
  }

  /// The first alternative whose lines fit, otherwise the last one.
  static func fitting(_ first: Code, _ others: Code...) -> Code {
    CodeList(first, others.map(\.self)).code(.alternatives)
  }

  static func fitting(_ first: Code, _ second: Code) -> Code {
    var alternatives = CodeList(capacity: 2)
    alternatives.append(first)
    alternatives.append(second)
    return alternatives.code(.alternatives)
  }
}

extension Code {
  @inline(__always)
  init(_ name: FixedName) {
    self.init(.word, name.text.bytes)
  }
}

extension Code.StringInterpolation {
  /// A name that doesn't depend on the specs: `\(.flowDelegate)`.
  @inline(__always)
  mutating func appendInterpolation(_ name: FixedName) {
    appendInterpolation(Code(name))
  }
}

extension Configuration {
  /// A type of the runtime, with its module where the app or another module has one of such a name.
  func runtime(_ name: FixedName) -> Code {
    qualifiesRuntime ? "\(.runtime).\(name)" : Code(name)
  }
}
