import MvvmgenStorage
package import MvvmgenSyntax

/// A word of the spec language: a key, or an answer.
package protocol SpecWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// All that is known of it.
  associatedtype Row: Sendable = Void
  var row: Row { get }
  static var table: WordTable<Self> { get }
  /// The names that words had until the minor version before, by which they are still read.
  static var former: [String: Self] { get }
}

extension SpecWord {
  package static var former: [String: Self] { [:] }
  package static var words: [String] { allCases.map(\.rawValue) }

  /// Nil for any other text.
  package init?(_ text: JSONString) {
    guard let entry = Self.table[text] else { return nil }
    self = entry.word
  }
}

extension SpecWord where Row == Void {
  package var row: Void { () }
}

/// All words of one kind, looked up by their interned texts, since each spec has dozens of them.
package struct WordTable<Word: SpecWord>: Sendable {
  private var entries: [InternedText: Entry] = [:]

  /// A word with its row, which isn't copied.
  package final class Entry: Sendable {
    let word: Word
    let row: Word.Row

    fileprivate init(_ word: Word) { (self.word, row) = (word, word.row) }
  }

  package init() {
    for word in Word.allCases { entries[InternedText(word.rawValue)] = Entry(word) }
    for (name, word) in Word.former {
      entries[InternedText(name)] = entries[InternedText(word.rawValue)]
    }
  }

  subscript(text: JSONString) -> Entry? { entries[text.interned.value] }
}

/// A key of an object in specs or in the configuration. All keys of an object are one table, which
/// decoding, the schemas, the help, the fuzzers and the pages read.
package protocol SpecKey: SpecWord where Row == KeyRow<Object> {
  /// It holds what is read.
  associatedtype Object
  /// An object with these keys, in findings: `a tab`.
  static var place: String { get }
  /// Those that each such object has.
  static var required: [Self] { get }
  var row: KeyRow<Object> { get }
}

extension SpecKey {
  package static var required: [Self] { [] }
  package var summary: String { row.summary }
}

/// All that is known of a key.
package struct KeyRow<Object>: Sendable {
  package let summary: String
  let shape: @Sendable () -> Schema
  let read: @Sendable (inout SpecDecoder, inout Object, JSON, JSONString) -> Void
  private let holders: KeyHolders

  /// - Parameters:
  ///   - summary: one sentence; empty where the key says it all.
  ///   - read: reads the value, which has this key.
  init(
    _ shape: @autoclosure @escaping @Sendable () -> Schema, _ summary: String = "",
    in holders: KeyHolders = .all,
    read: @escaping @Sendable (inout SpecDecoder, inout Object, JSON, JSONString) -> Void
  ) {
    (self.shape, self.summary, self.holders, self.read) = (shape, summary, holders, read)
  }

  /// Whether a flow begins with it.
  var isBeginning: Bool { holders == .beginning }
  /// Whether what exists by hand has it.
  var isOfExternal: Bool { holders == .all }
  /// Whether only a view of the app's own uses it.
  var isOfOwnView: Bool { holders == .ownView }
}

/// The specs that can have a key.
enum KeyHolders {
  case all
  /// Those of what isn't written by hand.
  case generated
  /// Those of screens whose view is the app's own.
  case ownView
  /// Those of flows that begin so.
  case beginning
}

extension KeyRow {
  typealias Path<Value> = any WritableKeyPath<Object, Value> & Sendable

  /// A key whose value has nothing to do with the others.
  init<Value>(
    _ path: Path<Value>, _ shape: @autoclosure @escaping @Sendable () -> Schema,
    _ summary: String = "", in holders: KeyHolders = .all,
    read: @escaping @Sendable (inout SpecDecoder, JSON) -> Value
  ) {
    self.init(shape(), summary, in: holders) { decoder, object, value, _ in
      object[keyPath: path] = read(&decoder, value)
    }
  }

  /// The row of a part for the whole.
  init<Part>(_ path: Path<Part>, as row: KeyRow<Part>) {
    self.init(row.shape(), row.summary, in: row.holders) { decoder, object, value, key in
      row.read(&decoder, &object[keyPath: path], value, key)
    }
  }

  /// A key that is read before or after the others, or not at all.
  static func elsewhere(
    _ shape: @autoclosure @escaping @Sendable () -> Schema, _ summary: String = ""
  ) -> Self {
    Self(shape(), summary) { _, _, _, _ in }
  }
}

extension Schema {
  /// An object with the keys of a table.
  ///
  /// - Parameters:
  ///   - keys: those that it may have; nil for all.
  ///   - one: keys of which exactly one is required, or several in a place of one.
  ///   - some: keys of which at least one is required.
  ///   - others: what some take in this place.
  package static func object<Key: SpecKey>(
    of table: Key.Type, only keys: [Key]? = nil, one: [[Key]] = [], some: [Key] = [],
    with others: [Key: Schema] = [:]
  ) -> Schema {
    .object(
      (keys ?? Array(table.allCases)).map { ($0.rawValue, others[$0] ?? of($0)) },
      required: table.required.map(\.rawValue),
      one: one.map { $0.map(\.rawValue) }, some: some.map(\.rawValue))
  }

  package static func of(_ key: some SpecKey) -> Schema {
    let row = key.row
    return row.summary.isEmpty ? row.shape() : row.shape().described(row.summary)
  }
}

extension JSON {
  /// The first member with the key.
  subscript<Word: SpecWord>(word: Word) -> (key: JSONString, value: JSON)? {
    members.first { Word($0.key) == word }
  }
}
