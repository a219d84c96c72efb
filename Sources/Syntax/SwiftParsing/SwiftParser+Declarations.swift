import MvvmgenStorage

extension SwiftParser {
  /// - Parameter mayNameInput: whether it can start from an input.
  mutating func valueDeclaration(mayNameInput: Bool = false) -> ValueDeclaration? {
    guard let name = leadingName("a name, `:` and a type") else { return nil }
    guard let declaration = typedValue(of: name) else { return nil }
    guard take("=") else { return declaration }
    skipSpaces()
    let start = position
    if mayNameInput, let input = inputName() {
      return ValueDeclaration(
        name: name, type: declaration.type, isEscaping: declaration.isEscaping, input: input)
    }
    guard let value = value(depth: 0) else { return nil }
    guard !declaration.type.value.refuses(value) else {
      return fail(
        .refusedDefault, at: span(start..<position),
        "\(value.text.quoted) isn't of type \(declaration.type.value.text.quoted)\(declaration.type.value.hint(about: value))"
      )
    }
    return ValueDeclaration(
      name: name, type: declaration.type, isEscaping: declaration.isEscaping, defaultValue: value)
  }

  /// Parses a word that isn't capitalized, with nothing after it; otherwise the position stays.
  private mutating func inputName() -> Located<MemberName>? {
    let start = position
    if let word = word(), !["true", "false", "nil"].contains(text(word.range)),
      !text(word.range).isCapitalized
    {
      skipSpaces()
      if position == end {
        return Located(MemberName(validated: text(word.range)), at: span(word.whole))
      }
    }
    position = start
    return nil
  }

  /// A property of a protocol: `{ get }` or `{ get set }` may follow its type.
  mutating func requiredProperty() -> ValueDeclaration? {
    guard var declaration = valueDeclaration() else { return nil }
    guard take("{") else { return declaration }
    let start = position
    let accessors = "`get }` or `get set }`"
    skipSpaces()
    guard let get = word(), isWord(get, "get") else {
      position = start
      return fail(unexpected(accessors))
    }
    skipSpaces()
    if let set = word() {
      guard !isWord(set, "async"), !isWord(set, "throws") else {
        position = set.range.lowerBound
        let effects = effects().map {
          ($0.async == nil ? [] : ["async"]) + ($0.throws == nil ? [] : ["throws"])
        }
        return fail(
          .effectOfProperty(
            declaration, effects?.joined(separator: " ") ?? text(set.range), at: span(set.range)))
      }
      guard isWord(set, "set") else { return fail(unexpected(accessors)) }
      declaration.isSettable = true
    }
    guard take("}") else { return fail(unexpected("`}`")) }
    return declaration
  }

  mutating func functionDeclaration() -> FunctionDeclaration? {
    guard let name = leadingName("a function's name", isFunction: true) else { return nil }
    guard let generics = genericParameters() else { return nil }
    guard take("(") else { return fail(noParameters(of: name)) }
    guard let parameters = declaredParameters(), let effects = effects() else { return nil }
    var result: Located<SwiftType>?
    if takeArrow() {
      skipSpaces()
      let start = position
      guard let type = type(depth: 0) else { return nil }
      result = type == .void ? nil : Located(type, at: span(start..<position))
    }
    let declaration = FunctionDeclaration(
      name: name, generics: generics, parameters: parameters, asyncSpan: effects.async.map(span),
      throwsSpan: effects.throws.map(span), thrownType: effects.thrownType, result: result)
    guard mayBeGeneric else { return declaration }
    return checkGenerics(of: declaration) ? declaration : nil
  }

  private func noParameters(of name: Located<MemberName>) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    if ahead.position == end { return .noParentheses(name, at: span(position..<end)) }
    let isComplete =
      ahead.current == UInt8(ascii: "-")
      || ahead.word().map { ["async", "throws"].contains(text($0.range)) } == true
    guard isComplete else { return unexpected("`(`: this is a function") }
    return .noParentheses(name, at: name.span.afterwards)
  }

  private mutating func typedValue(
    of name: Located<MemberName>, isParameter: Bool = false, after label: Word? = nil
  ) -> ValueDeclaration? {
    guard take(":") else { return fail(noColon(after: name, label)) }
    skipSpaces()
    let inoutMark = isParameter ? inoutMark() : nil
    let isOpaque = isParameter && takeSome()
    let start = position
    let opaque = isOpaque ? constraint().map { WrittenType(type: $0) } : nil
    guard let written = isOpaque ? opaque : writtenType(depth: 0) else { return nil }
    guard !written.type.traits.contains(.isUninhabited) else {
      return fail(.unsupportedType("`Never`", "it has no values", at: span(start..<position)))
    }
    return ValueDeclaration(
      name: name, type: Located(written.type, at: span(start..<position)),
      isEscaping: written.escaping != nil, isOpaque: isOpaque, inoutSpan: inoutMark.map(span))
  }

  /// - Parameter label: the word before the name; it is the real name if the type is in the name's
  ///   position.
  private func noColon(after name: Located<MemberName>, _ label: Word?) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    let isType = name.value.text.isCapitalized
    if isType, ahead.current == UInt8(ascii: ")") || ahead.current == UInt8(ascii: ",") {
      guard let label, !isWord(label, "_") else { return .unnamedParameter(name) }
      return .noColon(after: text(label.range), at: span(label.whole))
    }
    let beginsType =
      ahead.current == UInt8(ascii: "[")
      || ahead.word().map { text($0.range).isCapitalized } == true
    guard !isType, beginsType else {
      let isAlone = ahead.position == end && !isType
      let isBool = ["is", "has", "can"].contains(where: name.value.text.hasPrefix)
      return ahead.typeOfDefault().map { .noType(name, meant: $0) }
        ?? unexpected(
          "`:` and a type"
            + (isAlone ? ", as in `\(name.value.text): \(isBool ? "Bool" : "String")`" : ""))
    }
    return .noColon(after: name.value.text, at: name.span)
  }

  /// The type of a literal after an equals sign: `0`.
  private mutating func typeOfDefault() -> String? {
    guard take("=") else { return nil }
    skipSpaces()
    let start = position
    guard value(depth: 0) != nil, position == end else { return nil }
    let literal = text(start..<position)
    if literal.hasPrefix("\"") { return "String" }
    if ["true", "false"].contains(literal) { return "Bool" }
    return literal.allSatisfy { "-0123456789_".contains($0) } ? "Int" : nil
  }

  private mutating func inoutMark() -> Range<Int>? {
    guard current == UInt8(ascii: "i") else { return nil }
    let start = position
    guard let word = word(), isWord(word, "inout"), current == UInt8(ascii: " ") else {
      position = start
      return nil
    }
    skipSpaces()
    return word.range
  }

  private mutating func declaredParameters() -> [FunctionDeclaration.Parameter]? {
    var parameters: [FunctionDeclaration.Parameter] = []
    guard !take(")") else { return [] }
    repeat {
      skipSpaces()
      guard let parameter = declaredParameter() else { return nil }
      parameters.append(parameter)
    } while take(",")
    guard take(")") else { return fail(unexpected("`,` or `)`")) }
    if parameters.count > 1, let duplicate = Self.duplicate(in: parameters) {
      return fail(duplicate)
    }
    return parameters
  }

  private static func duplicate(in parameters: [FunctionDeclaration.Parameter]) -> Diagnostic? {
    // Nearly all functions have so few parameters that comparing each pair is faster than hashing.
    if parameters.count <= 4 {
      let isUnique = parameters.indices.allSatisfy { index in
        !(0..<index).contains {
          parameters[$0].value.name.value == parameters[index].value.name.value
        }
      }
      if isUnique { return nil }
    }
    var spans: [MemberName: SourceSpan] = [:]
    for name in parameters.lazy.map(\.value.name) {
      if let first = spans.updateValue(name.span, forKey: name.value) {
        return Diagnostic(
          .duplicateParameter, at: name.span,
          "another parameter is called \(name.value.text.quoted), too",
          notes: [Diagnostic.Note(at: first, "the first is here")])
      }
    }
    return nil
  }

  private mutating func declaredParameter() -> FunctionDeclaration.Parameter? {
    guard let first = word() else { return fail(unexpected("a parameter's name")) }
    let label: FunctionDeclaration.Label
    var (nameWord, labelWord) = (first, Word?.none)
    skipSpaces()
    if let second = word() {
      (nameWord, labelWord) = (second, first)
      if isWord(first, "_") {
        label = .none
      } else {
        guard let name = self.label(first) else { return nil }
        warnAboutStyle(name, first)
        label = .other(name)
      }
    } else {
      label = .same
    }
    guard let name = declaredName(nameWord) else { return nil }
    guard let value = typedValue(of: name, isParameter: true, after: labelWord) else { return nil }
    guard !take("=") else {
      return fail(
        .defaultOfParameter, at: span(position - 1..<position),
        "the parameter \(name.value.text.quoted) can't have a default here")
    }
    let isSame = label == .other(name.value)
    return FunctionDeclaration.Parameter(label: isSame ? .same : label, value: value)
  }
}

extension String {
  /// False for scripts without case, in which inputs can have such names.
  fileprivate var isCapitalized: Bool {
    unicodeScalars.first { $0 != "_" }?.properties.isUppercase == true
  }
}

extension ValueDeclaration {
  /// Parses `name: Type` or `name: Type = default`.
  ///
  /// - Parameter mayNameInput: whether `default` can be the name of an input.
  package static func parse(
    _ text: JSONString, mayNameInput: Bool = false, into diagnostics: inout Diagnostics
  ) -> ValueDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) {
      $0.valueDeclaration(mayNameInput: mayNameInput)
    }
  }

  /// Parses `name: Type = default`, where the default may contain names that the surroundings bind.
  package static func parseWithData(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> ValueDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) {
      $0.takesData = true
      return $0.valueDeclaration()
    }
  }

  /// Parses `name: Type`, `name: Type { get }` or `name: Type { get set }`.
  package static func parseRequirement(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> ValueDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) { $0.requiredProperty() }
  }
}

extension FunctionDeclaration {
  /// Parses `name(label name: Type, …) async throws -> Type`. The caller decides which parts are
  /// allowed.
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> FunctionDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) { $0.functionDeclaration() }
  }

  /// Parses a service's function, which may have generic parameters: `load<T: Decodable>(…) -> T`.
  package static func parseRequirement(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> FunctionDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) {
      $0.mayBeGeneric = true
      return $0.functionDeclaration()
    }
  }
}

extension Diagnostic {
  fileprivate static func noParentheses(
    _ name: Located<MemberName>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedSwift, at: span,
      "\(name.value.text.quoted) is a function here: write \("\(name.value.text)()".quoted)",
      replaceWith: "()")
  }

  fileprivate static func effectOfProperty(
    _ property: ValueDeclaration, _ effect: String, at span: SourceSpan
  ) -> Diagnostic {
    let function = "\(property.name.value.text)() \(effect) -> \(property.type.value.text)"
    return Diagnostic(
      .unexpectedSwift, at: span,
      "a property in a spec isn't \(effect.quoted): declare the function \(function.quoted)")
  }

  fileprivate static func noColon(after name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedSwift, at: span.afterwards, "a `:` is missing between \(name.quoted) and its type",
      fixIt: FixIt(at: span.afterwards, replaceWith: ":"))
  }

  /// `count = 0`
  fileprivate static func noType(_ name: Located<MemberName>, meant type: String) -> Diagnostic {
    Diagnostic(
      .unexpectedSwift, at: name.span,
      "\(name.value.text.quoted) needs a type: write \("\(name.value.text): \(type)".quoted)",
      fixIt: FixIt(at: name.span.afterwards, replaceWith: ": \(type)"))
  }

  /// A type where a parameter's name is expected.
  fileprivate static func unnamedParameter(_ type: Located<MemberName>) -> Diagnostic {
    let text = type.value.text
    let named = "\(TypeName(validated: text).lowercased.text): \(text)"
    return Diagnostic(
      .unexpectedSwift, at: type.span,
      "a parameter has a name: write \(named.quoted), not \(text.quoted)",
      replaceWith: named)
  }
}

extension SourceSpan {
  /// The empty span at its end.
  fileprivate var afterwards: SourceSpan { SourceSpan(file: file, start: Int(end), end: Int(end)) }
}
