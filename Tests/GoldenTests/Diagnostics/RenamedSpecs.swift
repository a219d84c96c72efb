import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

@testable import mvvmgen

/// A case's files under other names and in another order, both at random.
///
/// Names that are alike, such as one and its misspelling, stay as alike as they were, and so do
/// names that begin alike: they get the same letters in front. A word that begins with a name in
/// lower case, such as `loginButtonTapped`, is renamed with it.
struct RenamedSpecs {
  let sources: [SourceFile]
  /// What stands in front of each name.
  private let prefixes: [String: String]

  init(_ example: DiagnosticCase, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = example.files.map { String(bytes: $0.bytes, encoding: .utf8) }
    let prefixes = Self.prefixes(for: texts.compactMap(\.self), &random)
    self.prefixes = prefixes
    let renamed = zip(example.files, texts).map { file, text in
      let path = Self.renamed(file.path, prefixes)
      let bytes = text.map { Array(Self.renamed($0, prefixes).utf8) } ?? file.bytes
      return SourceFile(path: ProjectPath(path), bytes: bytes)
    }.shuffled(using: &random)
    let isOwn = { (source: SourceFile) in source.path.text.hasSuffix(".swift") }
    sources = renamed.filter { !isOwn($0) } + renamed.filter(isOwn)
  }

  /// A text that names what the case names, under the new names; it doesn't change those.
  func renamed(_ text: String) -> String { Self.renamed(text, prefixes) }

  private static func prefixes(
    for texts: [String], _ random: inout SeededGenerator
  ) -> [String: String] {
    let names = Set(texts.flatMap(declaredNames)).sorted()
    let words = Set(texts.flatMap(\.words).map { serviceName($0) ?? $0 })
      .filter { $0.first?.isUppercase == true }.sorted()
    var prefixes: [String: String] = [:]
    // A new name must not begin with a target of one letter, or it would be renamed once more.
    let letters = "BCDFGHJKLMNPQRSTVWXZ".filter { !words.contains(String($0)) }
    for name in names where prefixes[name] == nil {
      // One of another length would change which names are the nearest to a misspelt one.
      let prefix = "\(letters.randomElement(using: &random) ?? "Q")z"
      var group = [name]
      while let next = group.popLast() {
        guard prefixes.updateValue(prefix, forKey: next) == nil else { continue }
        group += words.filter { prefixes[$0] == nil && isLike(next, $0) }
      }
    }
    return prefixes
  }

  /// The service that flows have as `logService`, also if that is misspelt.
  private static func serviceName(_ word: String) -> String? {
    let isService = word.hasSuffix("Service") || word.hasSuffix("Servic")
    return isService && word.first?.isLowercase == true
      ? word.prefix(1).uppercased() + word.dropFirst() : nil
  }

  private static func declaredNames(in text: String) -> [String] {
    text.matches(of: declaration).map { String($0.1) }
  }

  private static func isLike(_ one: String, _ other: String) -> Bool {
    one.hasPrefix(other) || other.hasPrefix(one) || one.lowercased() == other.lowercased()
      || closest(to: one, in: [other]) != nil || closest(to: other, in: [one]) != nil
  }

  private static func renamed(_ text: String, _ prefixes: [String: String]) -> String {
    text.replacing(word) { match in
      let word = String(match.output)
      if let prefix = prefixes[word] { return prefix + word }
      if let service = serviceName(word), let prefix = prefixes[service] {
        return prefix.lowercased() + service
      }
      let isSmall = word.first?.isLowercase == true
      let name = prefixes.keys.filter { name in
        isSmall
          ? word.hasPrefix(name.prefix(1).lowercased() + name.dropFirst())
            && word.dropFirst(name.count).first?.isUppercase == true
            && !languageWords.contains(word)
          : word.hasPrefix(name)
      }.max { $0.count < $1.count }
      guard let name, let prefix = prefixes[name] else { return word }
      return isSmall
        ? prefix.lowercased() + word.prefix(1).uppercased() + word.dropFirst() : prefix + word
    }
  }
}

// Where an expression is written, it is read again each time, which took a sixth of the test.
nonisolated(unsafe) private let word = /[A-Za-z][A-Za-z0-9_]*/
nonisolated(unsafe) private let declaration =
  /"(?:screen|coordinator|service)"\s*:\s*"([A-Z][A-Za-z]{2,})"/

/// The words of the spec language, which aren't names.
private let languageWords = Set(
  AnswerKey.allCases.map(\.rawValue) + CompanionKey.allCases.map(\.rawValue)
    + ScreenKey.allCases.map(\.rawValue) + CoordinatorKey.allCases.map(\.rawValue)
    + ConfigurationKey.allCases.map(\.rawValue) + ["service", "members", "json", "window"])

extension String {
  fileprivate var words: [String] {
    matches(of: word).map { String($0.output) }
  }
}

/// A finding without its place and without its order: the words of all that it says, and the text
/// that it marks.
struct FindingWords: Hashable, Comparable, CustomStringConvertible {
  let description: String

  init(_ finding: Diagnostic, in sources: [SourceFile], renamed: (String) -> String) {
    func marked(_ span: SourceSpan) -> String {
      let file = sources[Int(span.file)]
      let bytes = file.bytes[Int(span.start)..<Int(span.end)]
      return renamed("\(file.path.text) '\(String(decoding: bytes, as: UTF8.self))'")
    }
    func words(_ text: String) -> String {
      renamed(text).split { " ,;`".contains($0) }.sorted().joined(separator: " ")
    }
    let notes = finding.notes.map { "\(marked($0.span)): \(words($0.message))" }.sorted()
    description = """
      \(marked(finding.span)): \(finding.severity) \(finding.code.rawValue): \
      \(words(finding.message)) \(notes) \(finding.fixIt.map { renamed($0.replacement) } ?? "")
      """
  }

  static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}
