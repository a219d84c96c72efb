package import MvvmgenStorage

/// The known name, if any, that was probably meant instead of an unknown one.
package struct Suggestion {
  private let name: String?
  private let isSlip: Bool
  /// Help in words, where others call something so.
  private let translation: String?
  fileprivate let span: SourceSpan

  package init(
    for written: String, at span: SourceSpan, among known: some Sequence<String>,
    others: OtherWords = .none
  ) {
    let meaning = others.meaning(of: written, among: known)
    let sentence = meaning == nil ? others.sentence(about: written, among: known) : nil
    name = meaning ?? (sentence == nil ? closest(to: written, in: known) : nil)
    isSlip = meaning != nil || name.map { MvvmgenSyntax.isSlip(written, for: $0) } ?? false
    translation = meaning.map { "it is called \($0.quoted) here" } ?? sentence
    self.span = span
  }

  /// A suggestion that is certain.
  package init(of name: String, at span: SourceSpan) {
    (self.name, isSlip, translation, self.span) = (name, true, nil, span)
  }

  package init(for written: Located<InternedText>, among known: some Sequence<String>) {
    self.init(for: written.value.string, at: written.span, among: known)
  }

  package init(for written: Located<MemberName>, among known: some Sequence<String>) {
    self.init(for: written.value.text, at: written.span, among: known)
  }

  /// The translation, or the question whether that was meant; nil if no name is near.
  package var hint: String? { translation ?? name.map { "did you mean \($0.quoted)?" } }

  /// The question, or else other help if no name is near.
  package func hint(or text: @autoclosure () -> String) -> String { hint ?? text() }

  /// Replaces the written name only if it is a slip for the known one: `load` may well not be a
  /// slip for `loadMore`.
  package var fixIt: Diagnostic.FixIt? {
    guard let name, isSlip else { return nil }
    return Diagnostic.FixIt(at: span, replaceWith: name)
  }
}

extension Diagnostic {
  /// A name that isn't known: the message asks whether the nearest one was meant, or says what helps
  /// where none is near.
  package init(
    _ code: Code, _ message: String, _ suggestion: Suggestion, notes: [Note] = [],
    or help: @autoclosure () -> String
  ) {
    self.init(
      code, at: suggestion.span, "\(message); \(suggestion.hint(or: help()))", notes: notes,
      fixIt: suggestion.fixIt)
  }
}

extension Diagnostics {
  package mutating func report(
    _ code: Diagnostic.Code, _ message: String, _ suggestion: Suggestion, or help: String
  ) {
    report(Diagnostic(code, message, suggestion, or: help))
  }
}

/// The words of other tools and frameworks for something, by the word that is used here.
package struct OtherWords: Sendable {
  /// By each of the words of others: the words that are meant, or else sentences that help, in order.
  private var meanings: [Substring: [String]] = [:]

  /// - Parameter meanings: the word that is meant, or a sentence; and the others, separated by spaces.
  package init(_ meanings: KeyValuePairs<String, String>) {
    for (meaning, words) in meanings {
      for word in words.split(separator: " ") { self.meanings[word, default: []].append(meaning) }
    }
  }

  package static let none = OtherWords([:])

  /// The first meaning that is known.
  package func meaning(of word: String, among known: some Sequence<String>) -> String? {
    meanings[word[...]]?.first(where: known.contains)
  }

  /// The first sentence whose first word in backquotes is known, or that is about any place.
  package func sentence(about word: String, among known: some Sequence<String>) -> String? {
    meanings[word[...]]?.first { sentence in
      let parts = sentence.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && (known.contains(String(parts[1])) || parts[1].hasPrefix("["))
    }
  }
}

/// The name that was probably meant: the nearest one if it is near enough, or else the only one
/// that begins like it, or is longer or shorter by whole words.
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let candidates = Array(candidates.lazy.prefix(mostCandidates))
  return nearest(to: name, in: candidates) ?? onlyRelative(of: name, in: candidates)
    ?? otherwiseCapitalized(name, in: candidates)
}

/// Whether a name is a slip for the other: misspelled, capitalized differently, or with its
/// parameters. Being its beginning or some of its words isn't a slip.
func isSlip(_ written: String, for name: String) -> Bool {
  nearest(to: written, in: [name]) != nil || written.isCall(of: name)
    || otherwiseCapitalized(written, in: [name]) != nil
}

private func nearest(to name: String, in candidates: [String]) -> String? {
  let typed = Array(name.unicodeScalars.prefix(longestName + 1))
  guard typed.count <= longestName else { return nil }
  var limit = min(max(1, typed.count / 3), typed.count - 1)
  var found: String?
  for candidate in candidates {
    let letters = Array(candidate.unicodeScalars)
    guard abs(letters.count - typed.count) <= (found == nil ? limit : limit - 1) else { continue }
    let distance = editDistance(typed, letters)
    // Of two that are equally near, the one with the same letters is meant.
    guard distance <= limit, found == nil || distance < limit || letters.sorted() == typed.sorted()
    else { continue }
    found = candidate
    limit = distance
  }
  return found
}

/// `Otp` for `OTP`, if no other differs only in case.
private func otherwiseCapitalized(_ name: String, in candidates: [String]) -> String? {
  guard name.utf8.count <= longestName else { return nil }
  let folded = name.lowercased()
  let found = candidates.filter { $0.utf8.count == name.utf8.count && $0.lowercased() == folded }
  return found.count == 1 ? found[0] : nil
}

/// The only candidate that begins with the name, such as `cancelButtonTapped` for `cancelButton`,
/// or has its words and others, such as for `cancelTapped`; or the other way round.
private func onlyRelative(of name: String, in candidates: [String]) -> String? {
  guard shortestName...longestName ~= name.utf8.count else { return nil }
  let words = name.words
  var found: String?
  for candidate in candidates where shortestName...longestName ~= candidate.utf8.count {
    let others = candidate.words
    let isRelative =
      candidate.hasPrefix(name) || name.isCall(of: candidate)
      || (words.count > 1 && words.isPart(of: others))
      || (others.count > 1 && others.isPart(of: words))
    guard isRelative, found != candidate else { continue }
    if found != nil { return nil }
    found = candidate
  }
  return found
}

extension String {
  /// Whether it is the other name and more than letters, such as `didSignIn(session:)`.
  fileprivate func isCall(of name: String) -> Bool {
    hasPrefix(name) && dropFirst(name.count).first?.isLetter == false
  }

  /// `["cancel", "Button", "Tapped"]` of `cancelButtonTapped`.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst()
    where self[index].isUppercase && !self[self.index(before: index)].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }
}

extension [Substring] {
  /// Whether the other words are these, in this order, and more.
  fileprivate func isPart(of others: [Substring]) -> Bool {
    var rest = self[...]
    for word in others where rest.first?.lowercased() == word.lowercased() { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// Shorter ones are prefixes of too many names.
private let shortestName = 3

/// With more names, finding the nearest one takes too long.
private let mostCandidates = 5000

/// Longer text isn't a misspelled name, and comparing it would take quadratic time.
private let longestName = 128

/// The edit distance: how many letters to insert, remove, replace or swap with their neighbour.
package func editDistance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
  var before: [Int] = []
  var row = Array(0...other.count)
  for (i, left) in one.enumerated() {
    var next: [Int] = []
    next.reserveCapacity(other.count + 1)
    next.append(i + 1)
    for (j, right) in other.enumerated() {
      var distance = min(next[j], row[j + 1]) + 1
      distance = min(distance, row[j] + (left == right ? 0 : 1))
      if i > 0, j > 0, left == other[j - 1], one[i - 1] == right {
        distance = min(distance, before[j - 1] + 1)
      }
      next.append(distance)
    }
    (before, row) = (row, next)
  }
  return row[other.count]
}
