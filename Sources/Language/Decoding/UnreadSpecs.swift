import MvvmgenStorage
import MvvmgenSyntax

/// The specs whose names couldn't be decoded, or only guessed from their files' names.
package struct UnreadSpecs {
  package private(set) var names: [SpecKind: Set<String>] = [:]
  /// Whether some spec might have any name.
  package internal(set) var hasUnknownNames = false

  /// Guesses a spec's kind and name from its file's name: `Login.screen.json`. The text, which isn't
  /// JSON, has to have the name, too: the file may be a copy, or misnamed.
  mutating func insert(_ source: SourceFile) {
    let parts = source.path.name.text.utf8.split(separator: UInt8(ascii: "."))
      .compactMap { String($0) }
    guard parts.count == 3, let kind = SpecKind(rawValue: parts[1]),
      String(decoding: source.bytes, as: UTF8.self).contains("\"\(parts[0])\"")
    else {
      hasUnknownNames = true
      return
    }
    names[kind, default: []].insert(parts[0])
  }

  mutating func formUnion(_ other: UnreadSpecs) {
    names.merge(other.names) { $0.union($1) }
    hasUnknownNames = hasUnknownNames || other.hasUnknownNames
  }
}
