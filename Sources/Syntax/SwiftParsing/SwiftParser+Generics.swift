import MvvmgenStorage

extension SwiftParser {
  /// Parses the parameters between `<` and `>` before those of a function, if any.
  mutating func genericParameters() throws(Diagnostic) -> [GenericParameter] {
    guard current == UInt8(ascii: "<") else { return [] }
    guard mayBeGeneric else {
      throw .unsupportedType(
        "a generic parameter", "only a service's functions can have some",
        at: span(position..<position + 1))
    }
    position += 1
    var names: Set<TypeName> = []
    return try list(to: ">") { parser throws(Diagnostic) in
      let word = try parser.word("the name of a generic parameter")
      let (text, name) = (parser.text(word.range), TypeName(validated: parser.interned(word.range)))
      guard Self.isCapitalized(text) else {
        throw .unsupportedType(
          text.quoted, "the name of a generic parameter begins with a capital",
          at: parser.span(word.whole))
      }
      guard !name.interned.isRefusedAsType, !name.isOfSwift, text != "Any",
        names.insert(name).inserted
      else {
        throw .unsupportedType(
          text.quoted, "a generic parameter needs a name that no other type has",
          at: parser.span(word.whole))
      }
      return GenericParameter(
        name: name, constraint: parser.take(":") ? try parser.constraint() : nil)
    }
  }

  /// Parses `P` or `P & Q`, which a generic parameter conforms to.
  mutating func constraint() throws(Diagnostic) -> SwiftType {
    skipSpaces()
    let start = position
    let type = try composition()
    let parts = try protocols(in: type, at: start..<position)
    return parts.count == 1 ? parts[0] : .composition(parts)
  }

  /// Checks that Swift knows all generic parameters from the arguments or the result, and that a test
  /// double can do without them.
  mutating func checkGenerics(of function: FunctionDeclaration) throws(Diagnostic) {
    let (values, generics) = (function.parameters.map(\.value), function.generics)
    if generics.isEmpty {
      for value in values where value.isOpaque { try checkDoubled(value) }
      return
    }
    if let range = take(word: "where") {
      throw .unsupportedType(
        "`where`", "write what a generic parameter conforms to after its name, as in `<T: Owl>`",
        at: span(range))
    }
    let types = (values.map(\.type) + [function.result].compactMap(\.self)).map(\.value)
    for parameter in generics where !types.contains(where: { $0.mentions([parameter]) }) {
      throw .unsupportedType(
        "the generic parameter \(parameter.name.text.quoted)",
        "neither a parameter nor the result says what it is", at: function.name.span)
    }
    if let thrown = function.thrownType, let span = function.throwsSpan, thrown.mentions(generics) {
      throw .notDoubled("a generic error", "write `throws`", at: span)
    }
    for value in values where value.type.value.mentions(generics) { try checkDoubled(value) }
  }

  /// Checks that a double can store values of generic types: it stores them as `Any`, which doesn't
  /// always work.
  private func checkDoubled(_ value: ValueDeclaration) throws(Diagnostic) {
    if value.inoutSpan != nil {
      throw .notDoubled("a generic `inout`", "return the new value", at: value.type.span)
    }
    if case .function = value.type.value.kind, !value.isEscaping {
      throw .notDoubled(
        "a parameter that is a generic function and doesn't escape", "write `@escaping` before it",
        at: value.type.span)
    }
  }
}

extension Diagnostic {
  fileprivate static func notDoubled(
    _ what: String, _ wayOut: String, at span: SourceSpan
  ) -> Diagnostic {
    unsupportedType(what, "a test double can't store it; \(wayOut)", at: span)
  }
}
