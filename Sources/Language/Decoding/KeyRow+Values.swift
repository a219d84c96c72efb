import MvvmgenStorage
import MvvmgenSyntax

/// Kinds of values that several keys have.
extension KeyRow {
  static var schema: Self { .elsewhere(.any) }

  static func summary(_ path: Path<Summary?>) -> Self {
    Self(path, .string, "What it is for, as documentation.") { $0.summary($1) }
  }

  static var allow: Self {
    Self(.reference("codes"), "Codes of warnings to silence in this spec.") {
      decoder, _, value, _ in decoder.allow(value)
    }
  }

  static func secret(_ path: Path<[Located<MemberName>]>) -> Self {
    Self(path, .array(of: .words), "Names of its values and parameters that nothing prints.") {
      $0.secret($1)
    }
  }

  static func values(
    _ path: Path<[Documented<ValueDeclaration>]>, _ summary: String, in holders: KeyHolders = .all
  ) -> Self {
    Self(path, .reference("values"), summary, in: holders) { $0.values($1) }
  }

  /// Values that may start from an input.
  static func startedValues(
    _ path: Path<[Documented<ValueDeclaration>]>, _ summary: String, in holders: KeyHolders
  ) -> Self {
    Self(path, .reference("values"), summary, in: holders) { $0.startedValues($1) }
  }

  static func functions(
    _ path: Path<[Documented<FunctionDeclaration>]>, _ summary: String,
    in holders: KeyHolders = .all
  ) -> Self {
    Self(path, .reference("functions"), summary, in: holders) { $0.functions($1) }
  }

  static func services(
    _ path: Path<[ServiceItem]>, _ summary: String, in holders: KeyHolders = .all
  ) -> Self {
    Self(path, .services, summary, in: holders) { $0.services($1) }
  }

  /// A text that the user sees, or that is a name in the code.
  static func text(
    _ path: Path<SwiftValue?>, _ summary: String = "", isShown: Bool = false
  ) -> Self {
    Self(path, .words, summary) { $0.text($1, isShown: isShown) }
  }

  /// One of the words of an enumeration.
  static func choice<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: Path<Word?>, _ summary: String = "", in holders: KeyHolders = .all
  ) -> Self {
    Self(path, .oneOf(Word.self), summary, in: holders) { $0.choice($1, of: Word.self) }
  }

  /// The same with its span, for findings about it.
  static func located<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: Path<Located<Word>?>, _ summary: String = "", in holders: KeyHolders = .all
  ) -> Self {
    Self(path, .oneOf(Word.self), summary, in: holders) { decoder, value in
      decoder.choice(value, of: Word.self).map { Located($0, at: value.contentSpan) }
    }
  }

  /// One of the words of an enumeration, which it has in any case.
  static func choice<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: Path<Word>, _ summary: String = ""
  ) -> Self {
    Self(.oneOf(Word.self), summary) { decoder, object, value, _ in
      if let word = decoder.choice(value, of: Word.self) { object[keyPath: path] = word }
    }
  }

  /// A Boolean that has an effect only with one value, which makes the property so, too.
  static func only(
    _ only: Bool, _ path: Path<Bool>, _ summary: String, in holders: KeyHolders = .all
  ) -> Self {
    Self(only ? .yes : .no, summary, in: holders) { decoder, object, value, key in
      if decoder.isOnly(only, value, of: key) { object[keyPath: path] = only }
    }
  }

  static func with(_ path: Path<[BindingSpec]>) -> Self {
    Self(path, .reference("with"), "Where data comes from, by the input's name.") {
      $0.bindings($1)
    }
  }

  static func at(_ path: Path<Located<InternedText>?>) -> Self {
    .name(path, .string, "Which of its `starts` the flow begins with.")
  }

  /// A name of something, wherever it is declared.
  static func name(
    _ path: Path<Located<InternedText>?>, _ shape: @autoclosure @escaping @Sendable () -> Schema,
    _ summary: String = ""
  ) -> Self {
    Self(path, shape(), summary) { $0.string($1)?.interned }
  }
}
