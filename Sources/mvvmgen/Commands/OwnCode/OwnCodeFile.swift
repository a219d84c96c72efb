import MvvmgenEditing
import MvvmgenStorage
import MvvmgenSyntax

/// The words of one of the developer's files.
struct OwnCodeFile {
  let source: SourceFile
  /// The offsets of the first of each word in its code.
  private(set) var words: [String: Range<Int>] = [:]
  /// The names that it declares, in whichever scope.
  private(set) var declared: Set<String> = []
  /// The members that are used of a `viewModel`.
  private(set) var uses: [(name: String, range: Range<Int>)] = []
  /// The types that it extends, and its classes, with what they inherit and conform to there.
  private(set) var extended: [String: Set<String>] = [:]
  /// The names that are declared in each of these types.
  private(set) var members: [String: Set<String>] = [:]
  /// Whether a closure or a loop calls something of its own `viewModel`.
  private(set) var isAmbiguous = false

  init(_ source: SourceFile) {
    self.source = source
    let bytes = Array(source.bytes)
    var (last, end, lastIsOwn) = ("", 0, false)
    var (subject, type): (String?, String?)
    for word in Identifiers(in: bytes) where word.context == .code {
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      if words[text] == nil { words[text] = word.range }
      if Self.declaring.contains(last) {
        declared.insert(text)
        if let type { members[type, default: []].insert(text) }
      }
      let gap = bytes[end..<word.range.lowerBound]
      if gap.contains(UInt8(ascii: "{")) { subject = nil }
      if let subject { extended[subject, default: []].insert(text) }
      if last == "extension" || last == "class" && Self.isOutermost(word.range, in: bytes) {
        (subject, type) = (text, text)
        extended[text, default: []].formUnion([])
      }
      if last == Self.viewModel {
        if text == "in", !gap.contains(UInt8(ascii: "]")) { isAmbiguous = true }
        if lastIsOwn, word.receiver(in: bytes) == last { uses.append((text, word.range)) }
      }
      lastIsOwn = !word.isMember || last == "self"
      (last, end) = (text, word.range.upperBound)
    }
  }

  /// Whether a word's line isn't indented.
  private static func isOutermost(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
    let newline = bytes[..<word.lowerBound].lastIndex(of: UInt8(ascii: "\n"))
    return bytes[newline.map { $0 + 1 } ?? 0] != UInt8(ascii: " ")
  }

  /// The types that it declares, except where only some builds have them.
  var types: [TypeDeclaration] {
    let bytes = Array(source.bytes)
    return TypeDeclaration.all(in: bytes).filter { type in
      let before = String(decoding: bytes[..<type.range.lowerBound], as: UTF8.self)
      return before.split(separator: "#if").count == before.split(separator: "#endif").count
    }
  }

  /// The types that other modules can use.
  var publicTypes: [String] { types.filter(isPublic).map(\.name) }

  private func isPublic(_ type: TypeDeclaration) -> Bool {
    let before = source.bytes[..<type.range.lowerBound]
    let line = before[(before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex)...]
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.contains("public") || words.contains("open")
  }

  private static let viewModel = "viewModel"
  private static let declaring = WordSet([
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "var",
    "let", "case", "macro",
  ])
}
