import MvvmgenSyntax

/// The keys of an object that was read, as they are written.
struct FoundKeys<Key: SpecKey> {
  /// Those of the table, in order.
  fileprivate(set) var members: [Member] = []
  /// One of them may be meant.
  fileprivate(set) var hasUnknown = false

  struct Member {
    let key: Key
    let text: JSONString
    let value: JSON
  }

  subscript(key: Key) -> Member? { members.first { $0.key == key } }
}

extension SpecDecoder {
  /// Reads an object's members, and reports its unknown and missing keys.
  ///
  /// - Parameters:
  ///   - keys: those that it may have; nil for all.
  ///   - main: a key of another table, which is read apart.
  ///   - place: the object in findings; nil for that of the table.
  ///   - owner: help for one who took an unknown key for one of this object.
  ///   - finding: what is reported of an unknown key that is known elsewhere.
  @discardableResult
  mutating func read<Key: SpecKey>(
    _ table: Key.Type, of object: JSON, only keys: @autoclosure () -> [Key]? = nil,
    beside main: JSONString? = nil, in place: @autoclosure () -> String? = nil,
    into result: inout Key.Object,
    owner: (JSONString) -> String? = { _ in nil },
    misplaced finding: (JSONString) -> Diagnostic? = { _ in nil }
  ) -> FoundKeys<Key> {
    var found = FoundKeys<Key>()
    for (text, value) in object.members where text.span != main?.span {
      let entry = Key.table[text]
      if let entry {
        found.members.append(FoundKeys.Member(key: entry.word, text: text, value: value))
      }
      guard let entry, keys()?.contains(entry.word) != false else {
        found.hasUnknown = true
        let known = [main?.text].compactMap(\.self) + (keys()?.map(\.rawValue) ?? Key.words)
        diagnostics.report(
          finding(text)
            ?? .unknownKey(text, known: known, in: place() ?? Key.place, owner: owner(text)))
        continue
      }
      reportFormer(text, of: entry.word, in: object)
      entry.row.read(&self, &result, value, text)
    }
    for key in Key.required where !found.hasUnknown && found[key] == nil {
      diagnostics.report(.missingKey(key.rawValue, in: object, Key.place))
    }
    return found
  }

  /// Decodes a spec's members.
  ///
  /// - Parameter isOther: takes a member that isn't to be read as the key says, or that is unknown.
  mutating func readSpec<Key: SpecKey>(
    _ table: Key.Type, of object: JSON, into result: inout Key.Object,
    unless isOther: (inout SpecDecoder, Key?, JSONString, JSON) -> Bool = { _, _, _, _ in false }
  ) {
    for (text, value) in object.members {
      let entry = Key.table[text]
      recorder?.list = MemberList(rawValue: entry?.word.rawValue ?? text.text)
      if let word = entry?.word { reportFormer(text, of: word, in: object) }
      if !isOther(&self, entry?.word, text, value) {
        if let row = entry?.row {
          row.read(&self, &result, value, text)
        } else {
          unknown(text, of: Key.self)
        }
      }
    }
  }

  /// Reports a word that has another name now.
  mutating func reportFormer<Word: SpecWord>(
    _ text: JSONString, of word: Word, in object: JSON? = nil
  ) {
    guard !Word.former.isEmpty, word.rawValue != text.text else { return }
    let name = "is the former name of \(word.rawValue.quoted)"
    if object?[word.rawValue] != nil {
      diagnostics.report(.misplacedKey(text, "\(name), which is here, too"))
    } else {
      diagnostics.report(
        .formerWord, at: text.span,
        "\(text.text.quoted) \(name), and unknown from the next minor version on",
        replaceWith: word.rawValue)
    }
  }

  /// Reports an unknown key of a spec.
  mutating func unknown<Key: SpecKey>(_ key: JSONString, of keys: Key.Type) {
    diagnostics.report(.unknownKey(key, known: Key.words, in: Key.place, owner: owner(key)))
  }
}
