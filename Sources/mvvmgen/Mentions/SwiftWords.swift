import AppModel
import Syntax

/// The words of a Swift file, with what can be told of each without knowing types.
struct SwiftWords {
  let words: [EnclosingTypes.Word]
  private let heads: [EnclosingTypes.Head]
  private let bytes: [UInt8]

  /// A function's name where it is declared.
  enum Function {
    /// `static` or `class`.
    case ofType
    case ofValue
  }

  init(in bytes: [UInt8]) {
    self.bytes = bytes
    let types = EnclosingTypes(in: bytes)
    (words, heads) = (types.words, types.heads)
  }

  /// The names of constants, variables and parameters anywhere in the file, but for the members of
  /// these types, and for these declarations.
  func locals(besidesMembersOf homes: Set<String>, _ known: Set<Int> = []) -> Set<String> {
    Set(
      words.indices.filter { index in
        guard !known.contains(index) else { return false }
        return isDeclared(index) && !(words[index].isIn(homes) && isVariable(index))
      }.map { words[$0].text })
  }

  /// Whether a type's property that may change is declared with the name.
  func isVariable(_ index: Int) -> Bool {
    words[index].isMemberOfHead && text(index - 1) == "var"
  }

  /// Whether a type's property is declared with the name.
  func isProperty(_ index: Int) -> Bool {
    isVariable(index) || words[index].isMemberOfHead && text(index - 1) == "let"
  }

  /// Whether a structure or an enumeration declares a member with the name.
  func isDeclaredByValueType(_ index: Int) -> Bool {
    let word = words[index]
    guard let keyword = word.head?.keyword, ["enum", "struct"].contains(keyword) else {
      return false
    }
    return isProperty(index) || word.isMemberOfHead && text(index - 1) == "case"
      || function(index) != nil
  }

  /// Whether a flow's test asks whether its spy has heard of it: `case .didBook? = delegate.calls`.
  func isReported(_ index: Int) -> Bool {
    text(index - 1) == "case" && text(index + 1) == "\(FixedName.delegate.text)"
      && text(index + 2) == "\(FixedName.calls.text)"
  }

  /// The names that aren't members of something or labels.
  var plain: Set<String> {
    Set(words.indices.filter { !words[$0].word.isMember && !isLabel($0) }.map { words[$0].text })
  }

  /// The generic parameters that types of these names have, where they conform to one of the others.
  func parameters(of types: Set<String>, conformingTo protocols: Set<String>) -> Set<String> {
    let generic = heads.filter { head in
      head.name.map(types.contains) == true && !protocols.isDisjoint(with: head.words)
    }
    return Set(generic.flatMap { $0.words.dropFirst() })
  }

  /// The types of all that is declared with a name inside these types: empty for one that isn't
  /// written.
  func types(of name: String, inside homes: Set<String>) -> [String] {
    words.indices.filter { index in
      words[index].text == name && words[index].isIn(homes) && isDeclared(index)
    }.map { index in
      let isTyped = isLabel(index)
      let isMade = next(to: index) == UInt8(ascii: "=")
      let rest = words[(index + 1)...].map(\.text)
      return isTyped || isMade ? rest.first { !["any", "some", "inout"].contains($0) } ?? "" : ""
    }
  }

  /// Whether it is the label of an argument, or a declared name with a type.
  func isLabel(_ index: Int) -> Bool { words[index].word.isLabel(in: bytes) }

  /// The type that is made with an argument of which this is the label, by its plain name.
  func made(with word: EnclosingTypes.Word) -> String? {
    word.word.labeledCallee(in: bytes).flatMap { $0.qualifier == nil ? $0.name : nil }
  }

  /// Nil unless a function is declared with the name.
  func function(_ index: Int) -> Function? {
    guard text(index - 1) == "func" else { return nil }
    var before = index - 2
    while Self.modifiers.contains(text(before)) { before -= 1 }
    return ["static", "class"].contains(text(before)) ? .ofType : .ofValue
  }

  private static let modifiers: Set = [
    "fileprivate", "final", "internal", "nonisolated", "open", "override", "package", "private",
    "public",
  ]

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  /// The next byte that isn't a space.
  private func next(to index: Int) -> UInt8? {
    bytes[words[index].word.range.upperBound...].first { $0 != UInt8(ascii: " ") }
  }

  private func isDeclared(_ index: Int) -> Bool {
    guard !words[index].word.isMember else { return false }
    if ["case", "for", "let", "var"].contains(text(index - 1)) { return true }
    return isTyped(index) || isParameterOfClosure(index)
  }

  /// Whether a colon and what may be a type follow.
  private func isTyped(_ index: Int) -> Bool {
    guard isLabel(index) else { return false }
    let end = words[index].word.range.upperBound
    guard let colon = bytes[end...].firstIndex(of: UInt8(ascii: ":")),
      let first = bytes[(colon + 1)...].first(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    let isType =
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || "[(@".utf8.contains(first)
    return isType || ["any", "inout", "some"].contains(text(index + 1))
  }

  /// Whether only what parameters consist of comes between it and `in`.
  private func isParameterOfClosure(_ index: Int) -> Bool {
    var position = words[index].word.range.upperBound
    var depth = 0
    for other in words.indices[(index + 1)...] {
      let word = words[other].word.range
      let between = bytes[position..<word.lowerBound]
      guard between.allSatisfy({ " ,:()[]<>?.->&@".utf8.contains($0) }) else { return false }
      depth += between.count { $0 == UInt8(ascii: "[") } - between.count { $0 == UInt8(ascii: "]") }
      // What a closure captures is in brackets.
      guard depth >= 0 else { return false }
      if text(other) == "in" { return !isLabel(other) }
      position = word.upperBound
    }
    return false
  }
}
