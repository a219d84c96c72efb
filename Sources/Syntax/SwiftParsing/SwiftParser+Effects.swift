extension SwiftParser {
  /// The spans of `async` and `throws`.
  struct Effects {
    var async: Range<Int>?
    var `throws`: Range<Int>?
    var thrownType: SwiftType?

    var isEmpty: Bool { async == nil && `throws` == nil }
  }

  /// Parses the effects before a function's arrow, if any.
  mutating func effects() -> Effects? {
    var effects = Effects()
    while true {
      let start = position
      skipSpaces()
      guard let word = word() else {
        position = start
        return effects
      }
      if isWord(word, "async"), effects.async == nil {
        guard effects.throws == nil else {
          return fail(
            .respell(
              "throws async", as: "async throws", "Swift requires this order",
              at: span((effects.throws ?? word.range).lowerBound..<word.range.upperBound)))
        }
        effects.async = word.range
      } else if isWord(word, "throws"), effects.throws == nil {
        effects.throws = word.range
        guard take("(") else { continue }
        skipSpaces()
        guard let type = type(depth: 1) else { return nil }
        guard take(")") else { return fail(unexpected("`)`")) }
        guard !type.traits.contains(.isUninhabited) else {
          return fail(
            .unsupportedType(
              "`throws(\(type.text))`", "it throws nothing, so leave it out", at: span(word.range)))
        }
        effects.thrownType = type
      } else if isWord(word, "rethrows") || isWord(word, "reasync") {
        return fail(
          .unsupportedType(
            text(word.range).quoted, "write `throws` or `async`", at: span(word.range)))
      } else {
        position = start
        return effects
      }
    }
  }

  mutating func takeArrow() -> Bool {
    let start = position
    skipSpaces()
    guard current == UInt8(ascii: "-"), byte(ahead: 1) == UInt8(ascii: ">") else {
      position = start
      return false
    }
    position += 2
    return true
  }
}
