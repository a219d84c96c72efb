import MvvmgenStorage

extension SwiftParser {
  /// The attributes of a function type, with their offsets.
  struct Attributes {
    var escaping, sendable, mainActor: Range<Int>?
  }

  mutating func attributes() throws(Diagnostic) -> Attributes {
    var attributes = Attributes()
    while current == UInt8(ascii: "@") {
      let start = position
      position += 1
      let word = try word("an attribute")
      let range = start..<position
      if isWord(word, "escaping"), attributes.escaping == nil {
        attributes.escaping = range
      } else if isWord(word, "Sendable"), attributes.sendable == nil {
        attributes.sendable = range
      } else if isWord(word, "MainActor"), attributes.mainActor == nil {
        attributes.mainActor = range
      } else {
        throw Diagnostic(
          .unknownAttribute, at: span(range),
          "unexpected attribute \(text(range).quoted): expected `@escaping`, `@MainActor` or `@Sendable`, "
            + "each once")
      }
      skipSpaces()
    }
    return attributes
  }

  func apply(_ attributes: Attributes, to type: SwiftType) throws(Diagnostic) -> WrittenType {
    switch type.kind {
    case .function(var function):
      if attributes.sendable != nil { function.isSendable = true }
      if attributes.mainActor != nil { function.isMainActor = true }
      return WrittenType(type: .function(function), escaping: attributes.escaping)
    case .named where attributes.sendable == nil && attributes.mainActor == nil:
      // It may be a typealias of a function type.
      return WrittenType(type: type, escaping: attributes.escaping)
    default:
      let first = [attributes.escaping, attributes.sendable, attributes.mainActor]
        .compactMap { $0 }.min { $0.lowerBound < $1.lowerBound }
      let range = first ?? position..<position
      throw .misplacedAttribute(text(range), before: "a function type", at: span(range))
    }
  }

  /// One type in parentheses, with its attributes and label.
  private struct Element {
    var label: Word?
    /// Whether the label follows a `_`.
    var isUnlabeled = false
    var inoutMark: Range<Int>?
    let written: WrittenType
    let start: Int
  }

  /// A tuple, a type in parentheses, or a function type.
  mutating func parenthesized() throws(Diagnostic) -> SwiftType {
    let start = position
    position += 1
    let elements =
      take(")") ? [] : try list(to: ")") { parser throws(Diagnostic) in try parser.element() }
    let tupleEnd = position
    let effects = try effects()
    if effects.thrownType != nil, let range = effects.throws {
      throw .unsupportedType("`throws(…)`", "write `throws`", at: span(range))
    }
    guard takeArrow() else {
      guard effects.isEmpty else { throw unexpected("`->` and a result") }
      position = tupleEnd
      return try tuple(elements, at: start..<tupleEnd)
    }
    for element in elements {
      guard let label = element.label, !element.isUnlabeled else { continue }
      let name = text(label.whole)
      throw .respell(
        name, as: "_ \(name)", "a function type has no argument labels", at: span(label.whole))
    }
    let parameters = elements.map {
      SwiftType.FunctionParameter(
        type: $0.written.type, isInout: $0.inoutMark != nil, isEscaping: $0.written.escaping != nil)
    }
    return .function(
      SwiftType.FunctionType(
        parameters: parameters, isAsync: effects.async != nil, isThrowing: effects.throws != nil,
        result: try type()))
  }

  private mutating func element() throws(Diagnostic) -> Element {
    let start = position
    var label: Word?
    var isUnlabeled = false
    if let first = word() {
      if take(":") {
        label = first
      } else {
        skipSpaces()
        if let second = word(), take(":") {
          guard isWord(first, "_") else {
            throw .unsupportedType(
              text(first.range).quoted, "a type's parameters have no labels", at: span(first.range))
          }
          (label, isUnlabeled) = (second, true)
        } else {
          position = start
        }
      }
    }
    skipSpaces()
    let inoutMark = takePrefix("inout")
    return Element(
      label: label, isUnlabeled: isUnlabeled, inoutMark: inoutMark, written: try writtenType(),
      start: start)
  }

  /// Takes a word before a type, with a space between them.
  mutating func takePrefix(_ text: StaticString) -> Range<Int>? {
    attempt { parser in
      parser.take(word: text).flatMap { parser.current == UInt8(ascii: " ") ? $0 : nil }
    }
  }

  private func tuple(_ elements: [Element], at range: Range<Int>) throws(Diagnostic) -> SwiftType {
    var parts: [SwiftType.TupleElement] = []
    for element in elements {
      if let escaping = element.written.escaping {
        throw .misplacedAttribute("@escaping", before: "a parameter's type", at: span(escaping))
      }
      if let range = element.inoutMark {
        throw .unsupportedType(
          "`inout`", "only a function type's parameter can have it", at: span(range))
      }
      guard !element.isUnlabeled else {
        throw .unsupportedType(
          "`_`", "leave the label out", at: span(element.start..<element.start + 1))
      }
      var name: MemberName?
      if let written = element.label {
        let label = try label(written)
        guard !parts.contains(where: { $0.label == label }) else {
          throw .unsupportedType(
            "a second \(label.text.quoted)", "a tuple's labels must differ", at: span(written.whole)
          )
        }
        name = label
      }
      parts.append(SwiftType.TupleElement(label: name, type: element.written.type))
    }
    guard let first = parts.first else { return .void }
    guard parts.count == 1 else { return .tuple(parts) }
    guard first.label == nil else {
      throw .unsupportedType(
        text(range).quoted, "a tuple of one element can't have a label", at: span(range))
    }
    return first.type
  }
}

/// The effects and the arrow between a function's parameters and its result.
extension SwiftParser {
  /// The spans of `async` and `throws`.
  struct Effects {
    var async, `throws`: Range<Int>?
    var thrownType: SwiftType?

    var isEmpty: Bool { async == nil && `throws` == nil }
  }

  /// Parses the effects before a function's arrow, if any.
  mutating func effects() throws(Diagnostic) -> Effects {
    var effects = Effects()
    while true {
      if effects.async == nil, let range = take(word: "async") {
        if let thrown = effects.throws {
          throw .respell(
            "throws async", as: "async throws", "Swift requires this order",
            at: span(thrown.lowerBound..<range.upperBound))
        }
        effects.async = range
      } else if effects.throws == nil, let range = take(word: "throws") {
        effects.throws = range
        guard take("(") else { continue }
        let type = try type()
        guard take(")") else { throw unexpected("`)`") }
        guard !type.traits.contains(.isUninhabited) else {
          throw .unsupportedType(
            "`throws(\(type.text))`", "it throws nothing, so leave it out", at: span(range))
        }
        effects.thrownType = type
      } else if let range = take(word: "rethrows") ?? take(word: "reasync") {
        throw .unsupportedType(text(range).quoted, "write `throws` or `async`", at: span(range))
      } else {
        return effects
      }
    }
  }

  mutating func takeArrow() -> Bool {
    attempt { parser in
      parser.skipSpaces()
      guard parser.isAtArrow else { return nil }
      parser.position += 2
      return true
    } ?? false
  }

  var isAtArrow: Bool { current == UInt8(ascii: "-") && byte(ahead: 1) == UInt8(ascii: ">") }
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
