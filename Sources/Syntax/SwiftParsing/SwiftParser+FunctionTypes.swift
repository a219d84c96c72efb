import MvvmgenStorage

extension SwiftParser {
  /// The attributes of a function type, with their offsets.
  struct Attributes {
    var escaping: Range<Int>?
    var sendable: Range<Int>?
    var mainActor: Range<Int>?
  }

  mutating func attributes() -> Attributes? {
    var attributes = Attributes()
    while current == UInt8(ascii: "@") {
      let start = position
      position += 1
      guard let word = word() else { return fail(unexpected("an attribute")) }
      let range = start..<position
      if isWord(word, "escaping"), attributes.escaping == nil {
        attributes.escaping = range
      } else if isWord(word, "Sendable"), attributes.sendable == nil {
        attributes.sendable = range
      } else if isWord(word, "MainActor"), attributes.mainActor == nil {
        attributes.mainActor = range
      } else {
        return fail(
          .unknownAttribute, at: span(range),
          "unexpected attribute \(text(range).quoted): expected `@escaping`, `@MainActor` or `@Sendable`, "
            + "each once")
      }
      skipSpaces()
    }
    return attributes
  }

  mutating func apply(_ attributes: Attributes, to type: SwiftType) -> WrittenType? {
    switch type.kind {
    case .function(let function):
      let attributed = SwiftType.FunctionType(
        parameters: function.parameters,
        isSendable: function.isSendable || attributes.sendable != nil,
        isMainActor: function.isMainActor || attributes.mainActor != nil,
        isAsync: function.isAsync, isThrowing: function.isThrowing, result: function.result)
      return WrittenType(type: .function(attributed), escaping: attributes.escaping)
    case .named where attributes.sendable == nil && attributes.mainActor == nil:
      // It may be a typealias of a function type.
      return WrittenType(type: type, escaping: attributes.escaping)
    default:
      let first = [attributes.escaping, attributes.sendable, attributes.mainActor]
        .compactMap { $0 }.min { $0.lowerBound < $1.lowerBound }
      let range = first ?? position..<position
      return fail(
        .misplacedAttribute(text(range), before: "a function type", at: span(range)))
    }
  }

  /// One type in parentheses, with its attributes and label.
  private struct Element {
    let label: Word?
    /// Whether the label follows a `_`.
    let isUnlabeled: Bool
    let inoutMark: Range<Int>?
    let written: WrittenType
    let start: Int
  }

  /// A tuple, a type in parentheses, or a function type.
  mutating func parenthesized(depth: Int) -> SwiftType? {
    let start = position
    position += 1
    var elements: [Element] = []
    if !take(")") {
      repeat {
        guard let element = element(depth: depth + 1) else { return nil }
        elements.append(element)
      } while take(",")
      guard take(")") else { return fail(unexpected("`,` or `)`")) }
    }
    let tupleEnd = position
    guard let effects = effects() else { return nil }
    if effects.thrownType != nil, let range = effects.throws {
      return fail(.unsupportedType("`throws(…)`", "write `throws`", at: span(range)))
    }
    guard takeArrow() else {
      guard effects.isEmpty else { return fail(unexpected("`->` and a result")) }
      position = tupleEnd
      return tuple(elements, at: start..<tupleEnd)
    }
    guard let parameters = parameters(elements), let result = type(depth: depth + 1) else {
      return nil
    }
    return .function(
      SwiftType.FunctionType(
        parameters: parameters, isSendable: false, isMainActor: false,
        isAsync: effects.async != nil, isThrowing: effects.throws != nil, result: result))
  }

  private mutating func element(depth: Int) -> Element? {
    skipSpaces()
    let start = position
    var label: Word?
    var isUnlabeled = false
    if let first = word() {
      if take(":") {
        label = first
      } else if let second = spacedWord(), take(":") {
        guard isWord(first, "_") else {
          return fail(
            .unsupportedType(
              text(first.range).quoted, "a type's parameters have no labels",
              at: span(first.range)))
        }
        (label, isUnlabeled) = (second, true)
      } else {
        position = start
      }
    }
    skipSpaces()
    var inoutMark: Range<Int>?
    let typeStart = position
    if let word = word(), isWord(word, "inout"), current == UInt8(ascii: " ") {
      inoutMark = word.range
    } else {
      position = typeStart
    }
    guard let written = writtenType(depth: depth) else { return nil }
    return Element(
      label: label, isUnlabeled: isUnlabeled, inoutMark: inoutMark, written: written, start: start)
  }

  private mutating func spacedWord() -> Word? {
    skipSpaces()
    return word()
  }

  private mutating func parameters(
    _ elements: [Element]
  ) -> [SwiftType.FunctionParameter]? {
    for element in elements {
      guard let label = element.label, !element.isUnlabeled else { continue }
      let name = text(label.whole)
      return fail(
        .respell(
          name, as: "_ \(name)", "a function type has no argument labels", at: span(label.whole)))
    }
    return elements.map {
      SwiftType.FunctionParameter(
        type: $0.written.type, isInout: $0.inoutMark != nil, isEscaping: $0.written.escaping != nil)
    }
  }

  private mutating func tuple(_ elements: [Element], at range: Range<Int>) -> SwiftType? {
    var parts: [SwiftType.TupleElement] = []
    for element in elements {
      if let escaping = element.written.escaping {
        return fail(
          .misplacedAttribute("@escaping", before: "a parameter's type", at: span(escaping)))
      }
      if let range = element.inoutMark {
        return fail(
          .unsupportedType(
            "`inout`", "only a function type's parameter can have it", at: span(range)))
      }
      guard !element.isUnlabeled else {
        return fail(
          .unsupportedType(
            "`_`", "leave the label out",
            at: span(element.start..<element.start + 1)))
      }
      var name: MemberName?
      if let written = element.label {
        guard let label = label(written) else { return nil }
        guard !parts.contains(where: { $0.label == label }) else {
          return fail(
            .unsupportedType(
              "a second \(label.text.quoted)", "a tuple's labels must differ",
              at: span(written.whole)))
        }
        name = label
      }
      parts.append(SwiftType.TupleElement(label: name, type: element.written.type))
    }
    guard let first = parts.first else { return .void }
    guard parts.count == 1 else { return .tuple(parts) }
    guard first.label == nil else {
      return fail(
        .unsupportedType(
          text(range).quoted, "a tuple of one element can't have a label", at: span(range)))
    }
    return first.type
  }
}

extension Diagnostic {
  static func misplacedAttribute(
    _ attribute: String, before place: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute, at: span,
      "\(attribute.quoted) isn't allowed here: it belongs before \(place)")
  }
}
