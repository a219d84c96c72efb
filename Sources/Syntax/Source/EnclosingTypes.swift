/// The words of a Swift file with the types that they are in.
package struct EnclosingTypes {
  /// A word, and the head of the type or extension around it.
  package struct Word {
    package let word: Identifiers.Word
    package let text: String
    package let head: Head?
    /// Whether a function around it may have a parameter of its name.
    package let isShadowed: Bool

    /// Whether nothing else is around it inside that type.
    package var isMemberOfHead: Bool { head.map { word.depth == $0.depth + 1 } == true }

    /// Whether it is in one of these types, or in an extension of one.
    package func isIn(_ types: Set<String>) -> Bool { head?.name.map(types.contains) == true }
  }

  /// The words between `class`, `extension` and the like, and the brace: the name, what it inherits
  /// from, and its conditions.
  package struct Head {
    package fileprivate(set) var words: [String] = []
    package let keyword: String
    fileprivate let depth: Int

    package var name: String? { words.first }
  }

  package private(set) var words: [Word] = []
  package private(set) var heads: [Head] = []
  /// Those around the current word, the innermost last.
  private var open: [Head] = []
  /// The one whose brace hasn't come yet.
  private var begun: Head?
  /// The same for functions, whose words are those of their parameters.
  private var functions: [Head] = []
  private var begunFunction: Head?

  package init(in bytes: [UInt8]) {
    for word in Identifiers(in: bytes) {
      guard word.context == .code else { continue }
      add(word, String(decoding: bytes[word.range], as: UTF8.self))
    }
    if let head = begun { heads.append(head) }
  }

  private mutating func add(_ word: Identifiers.Word, _ text: String) {
    if let head = begun, word.depth > head.depth {
      open.append(head)
      heads.append(head)
      begun = nil
    }
    if let function = begunFunction, word.depth != function.depth {
      if word.depth > function.depth { functions.append(function) }
      begunFunction = nil
    }
    while let last = open.last, word.depth <= last.depth { open.removeLast() }
    while let last = functions.last, word.depth <= last.depth { functions.removeLast() }
    let isShadowed = functions.contains { $0.words.contains(text) }
    words.append(Word(word: word, text: text, head: open.last, isShadowed: isShadowed))
    addFunction(word, text)
    if Self.keywords.contains(text), !word.isMember {
      // One without a word between its braces.
      if let head = begun { heads.append(head) }
      begun = Head(keyword: text, depth: word.depth)
    } else if begun != nil {
      // `class func`, and `class` after a colon.
      if Self.ends.contains(text) { begun = nil } else { begun?.words.append(text) }
    }
  }

  private mutating func addFunction(_ word: Identifiers.Word, _ text: String) {
    let last = words.dropLast().last?.text
    if text == "func" || text == "init", !word.isMember {
      begunFunction = Head(keyword: text, depth: word.depth)
    } else if last != "func" {
      begunFunction?.words.append(text)
    }
  }

  private static let keywords: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let ends: Set = ["func", "let", "subscript", "var"]
}
