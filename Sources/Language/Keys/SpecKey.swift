/// A key of an object in specs or in the configuration. All keys of an object are one table, which
/// decoding, the schemas, the help, the fuzzers and the pages read.
package protocol SpecKey: RawRepresentable<String>, CaseIterable, Hashable {
  var key: Key { get }
}

/// Describes a key.
package struct Key: Sendable {
  fileprivate let shape: @Sendable () -> Schema
  /// One sentence; empty where the key says it all.
  package let summary: String
  private let holders: Holders

  /// The specs that can have a key.
  enum Holders {
    case all
    /// Those of what isn't written by hand.
    case generated
    /// Those of screens whose view is the app's own.
    case ownView
  }

  init(
    _ shape: @autoclosure @escaping @Sendable () -> Schema, _ summary: String = "",
    in holders: Holders = .all
  ) {
    (self.shape, self.summary, self.holders) = (shape, summary, holders)
  }

  /// Whether what exists by hand has it.
  var isOfExternal: Bool { holders == .all }
  /// Whether only a view of the app's own uses it.
  var isOfOwnView: Bool { holders == .ownView }
}

/// Keys that several kinds of spec have.
extension Key {
  static let summary = Key(.string, "What it is for, as documentation.")
  static let allow = Key(.reference("codes"), "Codes of warnings to silence in this spec.")
  static let secret = Key(
    .array(of: .words), "Names of its values and parameters that nothing prints.")
  static let at = Key(.string, "Which of its `starts` the flow begins with.")
  static let with = Key(.reference("with"), "Where data comes from, by the input's name.")
}

extension SpecKey {
  package static var words: [String] { allCases.map(\.rawValue) }
}

extension Schema {
  /// An object with the keys of a table.
  ///
  /// - Parameter others: what some take in this place.
  package static func object<Key: SpecKey>(
    of keys: Key.Type, required: [Key] = [], one: [[Key]] = [], some: [Key] = [],
    with others: [Key: Schema] = [:]
  ) -> Schema {
    .object(
      keys.allCases.map { ($0.rawValue, others[$0] ?? of($0)) }, required: required.map(\.rawValue),
      one: one.map { $0.map(\.rawValue) }, some: some.map(\.rawValue))
  }

  static func of(_ key: some SpecKey) -> Schema {
    let key = key.key
    return key.summary.isEmpty ? key.shape() : key.shape().described(key.summary)
  }
}
