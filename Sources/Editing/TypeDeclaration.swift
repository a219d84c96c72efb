import MvvmgenStorage
import MvvmgenSyntax

/// A type that a Swift file declares outside of other declarations. A private one counts, too: in one
/// module, the compiler takes it for a redeclaration of a type in another file.
package struct TypeDeclaration: Hashable, Sendable {
  package let name: String
  /// The offsets of its name in the file.
  package let range: Range<Int>

  /// The types of a file, in order: classes, structures, enumerations, actors, protocols and aliases.
  package static func all(in bytes: [UInt8]) -> [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    var keyword: Identifiers.Word?
    var isImport = false
    for word in Identifiers(in: bytes) where word.depth == 0 && word.context == .code {
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      if let last = keyword, isName(word, after: last, in: bytes) {
        types.append(TypeDeclaration(name: text, range: word.range))
        keyword = nil
      } else {
        keyword = Self.keywords.contains(text) && !word.isMember && !isImport ? word : nil
      }
      isImport = text == "import"
    }
    return types
  }

  private static let keywords = WordSet([
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ])

  /// Whether there are only spaces between a keyword and a word, or the backquote of a name.
  private static func isName(
    _ word: Identifiers.Word, after keyword: Identifiers.Word, in bytes: [UInt8]
  ) -> Bool {
    let between = bytes[keyword.range.upperBound..<word.range.lowerBound]
    let spaces = between.last == UInt8(ascii: "`") ? between.dropLast() : between
    return !spaces.isEmpty && spaces.allSatisfy { " \t\r\n".utf8.contains($0) }
  }
}
