import Storage
import Syntax

extension SwiftValue {
  /// The part of a method's name for an alert's button with this title: the first words of a literal,
  /// or the last name of any other value. Nil for a title that has no such words.
  var way: String? {
    switch kind {
    case .literal(let text): Self.way(text.string)
    case .member(_, let name): name.capitalized.text
    case .call(let callee, _): callee.way
    case .type(let type): Self.way(type.text)
    case .nil, .array, .dictionary, .tuple: nil
    }
  }

  private static let mostWords = 4

  /// Letters beyond ASCII would leave stumps of words.
  private static func way(_ literal: String) -> String? {
    guard !literal.contains("\\"), !literal.contains(where: { $0.isLetter && !$0.isASCII }) else {
      return nil
    }
    let words = literal.split { !$0.isASCII || !$0.isLetter && !$0.isNumber && $0 != "'" }
    let way = words.prefix(mostWords).map { word in
      let word = word.filter { $0 != "'" }
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return way.isEmpty ? nil : way
  }
}
