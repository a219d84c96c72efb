import MvvmgenLanguage
import MvvmgenSyntax

extension JSONText {
  /// The words that a schema lists, with those in their values: keys, and values that are one of several.
  /// Codes of diagnostics aren't words.
  var words: [(text: String, values: [String])] {
    listed.filter { $0.text != "$schema" && !$0.text.isEmpty && !$0.text.hasPrefix("MG") }.map {
      ($0.text, $0.value?.words.flatMap { [$0.text] + $0.values } ?? [])
    }
  }

  /// The description of the first key, or only value, that is the word: its first clause.
  func meaning(of word: String) -> String? {
    let own: JSONText? =
      if case .array(let values) = self["enum"], values.count == 1, case .string(word) = values[0] {
        self
      } else {
        self["properties"]?[word]
      }
    if case .string(let text) = own?["description"] {
      return String(text.prefix { !",;".contains($0) }).withoutStop
    }
    return parts.lazy.compactMap { $0.meaning(of: word) }.first
  }

  private var listed: [(text: String, value: JSONText?)] {
    guard case .object(let members) = self else { return parts.flatMap(\.listed) }
    return members.flatMap { key, value -> [(text: String, value: JSONText?)] in
      switch (key, value) {
      case ("properties", .object(let keys)): keys.map { ($0.key, $0.value) }
      case ("enum", .array(let words)):
        words.compactMap { if case .string(let word) = $0 { (word, nil) } else { nil } }
      default: value.listed
      }
    }
  }

  private subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  private var parts: [JSONText] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let items): items
    case .string, .number, .bool, .null: []
    }
  }
}
