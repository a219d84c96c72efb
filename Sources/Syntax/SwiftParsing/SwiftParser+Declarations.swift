import MvvmgenStorage

extension SwiftParser {
  /// - Parameter mayNameInput: whether it can start from an input.
  mutating func valueDeclaration(
    mayNameInput: Bool = false
  ) throws(Diagnostic) -> ValueDeclaration {
    let name = try leadingName("a name, `:` and a type")
    var declaration = try typedValue(of: name)
    guard take("=") else { return declaration }
    skipSpaces()
    let start = position
    if mayNameInput, let input = inputPath() {
      declaration.input = input
      return declaration
    }
    let (value, type) = (try value(), declaration.type.value)
    guard !type.refuses(value) else {
      throw Diagnostic(
        .refusedDefault, at: span(from: start),
        "\(value.text.quoted) isn't of type \(type.text.quoted)\(type.hint(about: value))")
    }
    declaration.defaultValue = value
    return declaration
  }

  /// Parses a path that begins with a word that isn't capitalized, with nothing after it; otherwise
  /// nothing.
  private mutating func inputPath() -> DataPath? {
    var parser = self
    guard let path = try? parser.dataPath(), case let name = path.head.text,
      !["true", "false", "nil"].contains(name), !name.isCapitalized
    else { return nil }
    parser.skipSpaces()
    guard parser.position == parser.end else { return nil }
    self = parser
    return path
  }

  /// A property of a protocol: `{ get }` or `{ get set }` may follow its type.
  mutating func requiredProperty() throws(Diagnostic) -> ValueDeclaration {
    var declaration = try valueDeclaration()
    guard take("{") else { return declaration }
    let accessors = "`get }` or `get set }`"
    guard take(word: "get") != nil else { throw unexpected(accessors) }
    skipSpaces()
    let start = position
    if let word = word() {
      declaration.isSettable = isWord(word, "set")
      if isWord(word, "async") || isWord(word, "throws") {
        position = start
        let effects = try effects()
        let words = [effects.async, effects.throws].compactMap { $0.map(text) }
        let (effect, name) = (words.joined(separator: " "), declaration.name.value.text)
        let function = "\(name)() \(effect) -> \(declaration.type.value.text)"
        throw Diagnostic(
          .unexpectedSwift, at: span(word.range),
          "a property in a spec isn't \(effect.quoted): declare the function \(function.quoted)")
      }
      guard declaration.isSettable else { throw unexpected(accessors) }
    }
    guard take("}") else { throw unexpected("`}`") }
    return declaration
  }

  mutating func functionDeclaration() throws(Diagnostic) -> FunctionDeclaration {
    let name = try leadingName("a function's name", isFunction: true)
    let generics = try genericParameters()
    guard take("(") else { throw noParameters(of: name) }
    let (parameters, effects) = (try declaredParameters(), try effects())
    var result: Located<SwiftType>?
    if takeArrow() {
      skipSpaces()
      let start = position
      let type = try type()
      result = type == .void ? nil : Located(type, at: span(from: start))
    }
    let declaration = FunctionDeclaration(
      name: name, parameters: parameters, generics: generics, asyncSpan: effects.async.map(span),
      throwsSpan: effects.throws.map(span), thrownType: effects.thrownType, result: result)
    if mayBeGeneric { try checkGenerics(of: declaration) }
    return declaration
  }

  private func noParameters(of name: Located<MemberName>) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    let isAtEnd = ahead.position == end
    let isComplete =
      ahead.current == UInt8(ascii: "-")
      || ahead.word().map { ["async", "throws"].contains(text($0.range)) } == true
    guard isAtEnd || isComplete else { return unexpected("`(`: this is a function") }
    let call = "\(name.value.text)()"
    return Diagnostic(
      .unexpectedSwift, at: isAtEnd ? span(position..<end) : name.span.afterwards,
      "\(name.value.text.quoted) is a function here: write \(call.quoted)", replaceWith: "()")
  }

  private mutating func typedValue(
    of name: Located<MemberName>, isParameter: Bool = false, after label: Word? = nil
  ) throws(Diagnostic) -> ValueDeclaration {
    guard take(":") else { throw noColon(after: name, label) }
    skipSpaces()
    let inoutMark = isParameter ? takePrefix("inout") : nil
    skipSpaces()
    let isOpaque = isParameter && mayBeGeneric && takePrefix("some") != nil
    let start = position
    let written = isOpaque ? WrittenType(type: try constraint()) : try writtenType()
    guard !written.type.traits.contains(.isUninhabited) else {
      throw .unsupportedType("`Never`", "it has no values", at: span(from: start))
    }
    return ValueDeclaration(
      name: name, type: Located(written.type, at: span(from: start)),
      isEscaping: written.escaping != nil, isOpaque: isOpaque, inoutSpan: inoutMark.map(span))
  }

  /// - Parameter label: the word before the name; it is the real name if the type is in the name's
  ///   position.
  private func noColon(after name: Located<MemberName>, _ label: Word?) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    let written = name.value.text
    let isType = written.isCapitalized
    if isType, "),".utf8.contains(ahead.current) {
      if let label, !isWord(label, "_") {
        return .noColon(after: text(label.range), at: span(label.whole))
      }
      // A type where a parameter's name is expected.
      let named = "\(TypeName(validated: written).lowercased.text): \(written)"
      return Diagnostic(
        .unexpectedSwift, at: name.span,
        "a parameter has a name: write \(named.quoted), not \(written.quoted)", replaceWith: named)
    }
    let beginsType =
      ahead.current == UInt8(ascii: "[")
      || ahead.word().map { text($0.range).isCapitalized } == true
    guard isType || !beginsType else { return .noColon(after: written, at: name.span) }
    let isAlone = ahead.position == end && !isType
    // `count = 0`
    if let type = ahead.typeOfDefault() {
      return Diagnostic(
        .unexpectedSwift, at: name.span,
        "\(written.quoted) needs a type: write \("\(written): \(type)".quoted)",
        fixIt: Diagnostic.FixIt(at: name.span.afterwards, replaceWith: ": \(type)"))
    }
    let isBool = ["is", "has", "can"].contains(where: written.hasPrefix)
    return unexpected(
      "`:` and a type" + (isAlone ? ", as in `\(written): \(isBool ? "Bool" : "String")`" : ""))
  }

  /// The type of a literal after an equals sign: `0`.
  private mutating func typeOfDefault() -> String? {
    guard take("=") else { return nil }
    skipSpaces()
    let start = position
    guard (try? value()) != nil, position == end else { return nil }
    let literal = text(start..<position)
    if literal.hasPrefix("\"") { return "String" }
    if ["true", "false"].contains(literal) { return "Bool" }
    return literal.allSatisfy { "-0123456789_".contains($0) } ? "Int" : nil
  }

  private mutating func declaredParameters() throws(Diagnostic) -> [FunctionDeclaration.Parameter] {
    if take(")") { return [] }
    let parameters = try list(to: ")") { parser throws(Diagnostic) in
      try parser.declaredParameter()
    }
    // Nearly all functions have so few parameters that comparing each pair is faster than hashing.
    let isUnique =
      parameters.count <= 4
      && parameters.indices.allSatisfy { index in
        !(0..<index).contains {
          parameters[$0].value.name.value == parameters[index].value.name.value
        }
      }
    if isUnique { return parameters }
    var spans: [MemberName: SourceSpan] = [:]
    for name in parameters.lazy.map(\.value.name) {
      guard let first = spans.updateValue(name.span, forKey: name.value) else { continue }
      throw Diagnostic(
        .duplicateParameter, at: name.span,
        "another parameter is called \(name.value.text.quoted), too",
        notes: [Diagnostic.Note(at: first, "the first is here")])
    }
    return parameters
  }

  private mutating func declaredParameter() throws(Diagnostic) -> FunctionDeclaration.Parameter {
    let first = try word("a parameter's name")
    var label = FunctionDeclaration.Label.same
    skipSpaces()
    let second = word()
    if second != nil {
      if isWord(first, "_") {
        label = .none
      } else {
        let name = try self.label(first)
        warnAboutStyle(name, first)
        label = .other(name)
      }
    }
    let name = try declaredName(second ?? first)
    let value = try typedValue(of: name, isParameter: true, after: second.map { _ in first })
    guard !take("=") else {
      throw Diagnostic(
        .defaultOfParameter, at: span(position - 1..<position),
        "the parameter \(name.value.text.quoted) can't have a default here")
    }
    return FunctionDeclaration.Parameter(
      label: label == .other(name.value) ? .same : label, value: value)
  }
}

extension String {
  /// False for scripts without case, in which inputs can have such names.
  fileprivate var isCapitalized: Bool {
    unicodeScalars.first { $0 != "_" }?.properties.isUppercase == true
  }
}

extension ValueDeclaration {
  /// The parts that a declaration can have besides its name, its type and a default.
  package enum Form {
    case plain
    /// The default can be the name of an input.
    case startsFromInput
    /// The default may contain names that the surroundings bind.
    case withData
    /// `{ get }` or `{ get set }` may follow the type.
    case requirement
  }

  /// Parses `name: Type` or `name: Type = default`.
  package static func parse(
    _ text: JSONString, as form: Form = .plain, into diagnostics: inout Diagnostics
  ) -> ValueDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      if form == .requirement { return try parser.requiredProperty() }
      parser.takesData = form == .withData
      return try parser.valueDeclaration(mayNameInput: form == .startsFromInput)
    }
  }
}

extension FunctionDeclaration {
  /// Parses `name(label name: Type, …) async throws -> Type`. The caller decides which parts are
  /// allowed.
  ///
  /// - Parameter mayBeGeneric: whether it may have generic parameters, as a service's function:
  ///   `load<T: Decodable>(…) -> T`.
  package static func parse(
    _ text: JSONString, mayBeGeneric: Bool = false, into diagnostics: inout Diagnostics
  ) -> FunctionDeclaration? {
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      parser.mayBeGeneric = mayBeGeneric
      return try parser.functionDeclaration()
    }
  }
}

extension Diagnostic {
  fileprivate static func noColon(after name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedSwift, at: span.afterwards, "a `:` is missing between \(name.quoted) and its type",
      fixIt: FixIt(at: span.afterwards, replaceWith: ":"))
  }
}

extension SourceSpan {
  /// The empty span at its end.
  fileprivate var afterwards: SourceSpan { SourceSpan(file: file, start: Int(end), end: Int(end)) }
}
