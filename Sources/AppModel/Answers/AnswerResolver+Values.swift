import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves and checks values that contain data.
extension AnswerResolver {
  /// An input or a state of the flow itself. The path is `draft.name` where the spec has
  /// `flow.draft.name`.
  mutating func value(
    ofOwn path: DataPath, for type: SwiftType?, in scope: AnswerScope
  ) -> (value: Expression, type: SwiftType?)? {
    guard let datum = scope.input(path.head) else {
      if coordinator.hasErrors { return nil }
      let known = scope.inputs.map(\.name.text)
      diagnostics.report(
        .unknownData, "the flow has no \(path.head.text.quoted)",
        Suggestion(for: path.head.text, at: path.span, among: known),
        or: known.isEmpty ? "it has no input and no state" : "it has \(Diagnostic.list(known))")
      return nil
    }
    meanings.note(.value, datum.name.interned, of: Meaning.Owner(coordinator), at: path.span)
    let value = Expression.member(
      datum.name, path: path.members, isHidden: scope.hides(datum.name))
    guard !path.members.isEmpty else { return (value, datum.type) }
    check(path, datum.type, for: type)
    return (value, nil)
  }

  /// Data in a collection whose type is known not to fit.
  struct Misfit {
    let data: DataPath
    let type: SwiftType
    let expected: SwiftType
  }

  func misfit(in value: SwiftValue, for type: SwiftType, in scope: AnswerScope) -> Misfit? {
    guard value.hasData else { return nil }
    switch (type.kind, value.kind) {
    case (_, .data(let path)):
      guard let known = scope.type(ofAll: path), !type.takes(known) else { return nil }
      return Misfit(data: path, type: known, expected: type)
    case (.optional(let wrapped), _): return misfit(in: value, for: wrapped, in: scope)
    case (.array(let element), .array(let values)):
      for value in values {
        if let found = misfit(in: value, for: element, in: scope) { return found }
      }
      return nil
    case (.dictionary(let key, let element), .dictionary(let entries)):
      for entry in entries {
        let found =
          misfit(in: entry.key, for: key, in: scope)
          ?? misfit(in: entry.value, for: element, in: scope)
        if let found { return found }
      }
      return nil
    default: return nil
    }
  }
}

// MARK: - What screens lack

extension AnswerResolver {
  /// Notes data that the event of a screen has to bring.
  mutating func noteGap(_ datum: ScreenGap.Datum, in scope: AnswerScope) {
    guard let screen = scope.sendingScreen else { return }
    meanings.note(ScreenGap(screen, .event(scope.signature.name), [datum]))
  }

  /// Notes what is passed to a screen that doesn't take it.
  mutating func noteGap(
    _ member: ScreenGap.Member, of screen: Screen, _ bindings: [BindingSpec], in scope: AnswerScope
  ) {
    guard meanings.areNoted else { return }
    let data = bindings.map { binding in
      let bound = binding.source.flatMap { value($0, for: nil, in: scope) }
      return ScreenGap.Datum(
        name: MemberName(validated: binding.input.value),
        type: bound?.type ?? bound?.value.written?.evidentType)
    }
    meanings.note(ScreenGap(screen, member, data))
  }
}

extension SwiftValue {
  /// Its type, if its text says that.
  fileprivate var evidentType: SwiftType? {
    switch kind {
    case .literal: ([.bool, .string, .int] as [SwiftType]).first { !$0.refuses(self) }
    case .member(let type, _): type
    case .call(let callee, _): if case .type(let type) = callee.kind { type } else { nil }
    default: nil
    }
  }
}

extension AnswerResolver {
  /// Resolves the URL for `browse`.
  mutating func url(_ source: JSONString, in scope: AnswerScope) -> Expression? {
    guard !source.text.contains("://") || source.isExpression else {
      diagnostics.report(
        .doesNotFit, at: source.span,
        "`browse` opens a `URL` that the event or the flow has, or a value: declare `static let help` "
          + "in an extension of `URL`, and write `= .help`")
      return nil
    }
    guard let bound = value(source, for: .optional(.url), in: scope) else { return nil }
    if let type = bound.type, !type.isURL {
      diagnostics.report(
        .doesNotFit, at: source.span,
        "`browse` opens a `URL`, and \(source.text.quoted) is \(type.text.quoted)")
    }
    if let literal = bound.value.written,
      literal == .nil || SwiftType.optional(.url).refuses(literal)
    {
      diagnostics.report(
        .doesNotFit, at: source.span,
        "`browse` opens a `URL`, not \(literal.text.quoted)\(SwiftType.url.hint(about: literal))")
    }
    return bound.value
  }
}

extension SwiftType {
  /// Whether the type is `URL`, or the optional of it.
  fileprivate var isURL: Bool {
    switch kind {
    case .optional(let type): type.isURL
    case .named(let parts): parts.last?.name.text == "URL"
    default: false
    }
  }
}
