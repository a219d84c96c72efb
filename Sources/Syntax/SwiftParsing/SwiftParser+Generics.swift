import MvvmgenStorage

extension SwiftParser {
  /// Parses the parameters between `<` and `>` before those of a function, if any.
  mutating func genericParameters() -> [GenericParameter]? {
    guard current == UInt8(ascii: "<") else { return [] }
    guard mayBeGeneric else {
      return fail(
        .unsupportedType(
          "a generic parameter", "only a service's functions can have some",
          at: span(position..<position + 1)))
    }
    position += 1
    var parameters: [GenericParameter] = []
    repeat {
      skipSpaces()
      guard let parameter = genericParameter(besides: parameters) else { return nil }
      parameters.append(parameter)
    } while take(",")
    guard take(">") else { return fail(unexpected("`,` or `>`")) }
    return parameters
  }

  private mutating func genericParameter(besides others: [GenericParameter]) -> GenericParameter? {
    guard let word = word() else { return fail(unexpected("the name of a generic parameter")) }
    let text = text(word.range)
    guard Self.isCapitalized(text) else {
      return fail(
        .unsupportedType(
          text.quoted, "the name of a generic parameter begins with a capital",
          at: span(word.whole)))
    }
    let name = TypeName(validated: interned(word))
    guard !name.interned.isRefusedAsType, !name.isOfSwift, text != "Any",
      !others.contains(where: { $0.name == name })
    else {
      return fail(
        .unsupportedType(
          text.quoted, "a generic parameter needs a name that no other type has",
          at: span(word.whole)))
    }
    guard take(":") else { return GenericParameter(name: name, constraint: nil) }
    return constraint().map { GenericParameter(name: name, constraint: $0) }
  }

  /// Parses `P` or `P & Q`, which a generic parameter conforms to.
  mutating func constraint() -> SwiftType? {
    skipSpaces()
    let start = position
    guard let type = composition(depth: 1),
      let parts = protocols(in: type, at: start..<position)
    else { return nil }
    return parts.count == 1 ? parts[0] : .composition(parts)
  }

  /// Takes `some` before the type of a service's parameter.
  mutating func takeSome() -> Bool {
    guard mayBeGeneric, current == UInt8(ascii: "s") else { return false }
    let start = position
    if let word = word(), isWord(word, "some"), current == UInt8(ascii: " ") { return true }
    position = start
    return false
  }

  /// Whether Swift knows all generic parameters from the arguments or the result, and a test double
  /// can do without them.
  mutating func checkGenerics(of function: FunctionDeclaration) -> Bool {
    guard !function.generics.isEmpty else {
      return function.parameters.allSatisfy { !$0.value.isOpaque || checkDoubled($0.value) }
    }
    let values = function.parameters.map(\.value)
    guard refuseWhere() else { return false }
    let types = (values.map(\.type) + [function.result].compactMap(\.self)).map(\.value)
    for parameter in function.generics
    where !types.contains(where: { $0.mentions([parameter]) }) {
      return refuse(
        .unsupportedType(
          "the generic parameter \(parameter.name.text.quoted)",
          "neither a parameter nor the result says what it is", at: function.name.span))
    }
    if let thrown = function.thrownType, let span = function.throwsSpan,
      thrown.mentions(function.generics)
    {
      return refuse(.notDoubled("a generic error", "write `throws`", at: span))
    }
    return values.allSatisfy { !$0.type.value.mentions(function.generics) || checkDoubled($0) }
  }

  /// Checks that a double can store values of generic types: it stores them as `Any`, which doesn't
  /// always work.
  private mutating func checkDoubled(_ value: ValueDeclaration) -> Bool {
    if value.inoutSpan != nil {
      return refuse(
        .notDoubled("a generic `inout`", "return the new value", at: value.type.span))
    }
    if case .function = value.type.value.kind, !value.isEscaping {
      return refuse(
        .notDoubled(
          "a parameter that is a generic function and doesn't escape",
          "write `@escaping` before it", at: value.type.span))
    }
    return true
  }

  /// Refuses a `where` clause: a generic parameter's conformance is written after its name.
  private mutating func refuseWhere() -> Bool {
    let start = position
    skipSpaces()
    if let word = word(), isWord(word, "where") {
      return refuse(
        .unsupportedType(
          "`where`", "write what a generic parameter conforms to after its name, as in `<T: Owl>`",
          at: span(word.range)))
    }
    position = start
    return true
  }
}

extension Diagnostic {
  fileprivate static func notDoubled(
    _ what: String, _ wayOut: String, at span: SourceSpan
  ) -> Diagnostic {
    unsupportedType(what, "a test double can't store it; \(wayOut)", at: span)
  }
}
