import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves alerts: their texts, and the answers of their buttons.
extension AnswerResolver {
  mutating func alert(
    _ spec: AlertSpec, animated: Bool, in scope: inout AnswerScope
  ) -> Alert {
    let title = spec.title.flatMap { text($0, for: .optional(.string), in: scope) }
    let message = spec.message.flatMap { text($0, for: .optional(.string), in: scope) }
    let isSecret = spec.isSecret { self.isSecret($0, in: scope) }
    let fields = fields(spec.fields, in: &scope)
    var number = 0
    let buttons = spec.buttons.compactMap { button -> Alert.Button? in
      number += 1
      return self.button(button, number: number, fields, in: scope)
    }
    return Alert(
      title: title, message: message, style: spec.style, anchor: spec.anchor, fields: fields,
      buttons: buttons, isSecret: isSecret, isAnimated: animated,
      isUnlessShown: spec.isUnlessShown)
  }

  private mutating func fields(
    _ specs: [AlertFieldSpec], in scope: inout AnswerScope
  ) -> [Alert.Field] {
    var names: [MemberName: Located<MemberName>] = [:]
    // What one begins with is data of the event, never another field.
    let outer = scope
    return specs.map { spec in
      let declaration = spec.declaration
      let name = declaration.name
      if let first = names.updateValue(name, forKey: name.value) {
        diagnostics.reportClash(of: name, first)
      }
      if let text = declaration.defaultValue {
        checkSecret(text, forField: name.value, in: outer)
      }
      return Alert.Field(
        name: name.value,
        variable: scope.constant(for: name.value + "Field"),
        text: declaration.defaultValue.flatMap { text($0, in: outer) },
        placeholder: spec.placeholder.flatMap { text($0, in: outer) },
        isSecret: coordinator.secret.contains(name.value))
    }
  }

  private mutating func button(
    _ spec: AlertSpec.Button, number: Int, _ fields: [Alert.Field], in scope: AnswerScope
  ) -> Alert.Button? {
    let title = text(spec.title, in: scope)
    let way = spec.steps.isEmpty ? "" : spec.title.way ?? "Button\(number)"
    var inner = scope.branch(way)
    let typed = fields.map { Signature.Parameter(label: .same, name: $0.name, type: .string) }
    let variables = inner.bind(typed)
    let known = eventData.used.count
    let steps = steps(spec.steps, in: &inner)
    let used = eventData.used[known...]
    return title.map {
      Alert.Button(
        title: $0, role: spec.role?.value,
        reply: .answer(
          steps,
          zip(variables, fields).filter { used.contains($0.0) }
            .map { Alert.Value(variable: $0, field: $1.variable) }))
    }
  }
}

extension SwiftValue {
  /// The part of a method's name for an alert's button with this title: the first words of a
  /// literal, or the last name of any other value. Nil for a title that has no such words.
  package var way: String? {
    switch kind {
    case .literal(let text): Self.way(text.string)
    case .member(_, let name): name.capitalized.text
    case .call(let callee, _): callee.way
    case .type(let type): Self.way(type.text)
    case .data(let path): (path.members.last?.name ?? path.head).capitalized.text
    case .nil, .array, .dictionary, .tuple: nil
    }
  }

  private static let mostWords = 4

  /// Letters beyond ASCII would leave stumps of words.
  private static func way(_ literal: String) -> String? {
    guard !literal.contains("\\"), !literal.contains(where: { $0.isLetter && !$0.isASCII }) else {
      return nil
    }
    let words = literal.split { !$0.isASCII || !$0.isLetter && !$0.isNumber && $0 != "'" }
    let way = words.prefix(mostWords).map { word in
      let word = word.filter { $0 != "'" }
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return way.isEmpty ? nil : way
  }
}

// MARK: - Switches

/// Resolves answers that depend on the case of a value.
extension AnswerResolver {
  mutating func choice(
    by source: JSONString, _ specs: [StepSpec.ChoiceCase], others: [StepSpec]?,
    in scope: AnswerScope
  ) -> Step? {
    diagnostics.reportClashes(among: specs.lazy.map(\.name))
    let cases = specs.map { branch($0, "a case", in: scope) { $0.steps($1, in: &$2) } }
    let others = others.map { steps($0, named: "Others", in: scope) }
    var findings = Diagnostics()
    guard !source.isExpression, let path = DataPath.parse(source, into: &findings) else {
      diagnostics.report(
        .unknownData, at: source.span,
        "`switch` takes data by its name or its path, such as `link.section`: to compute the value, "
          + "let a `choose` decide")
      return nil
    }
    diagnostics.append(findings)
    let known = eventData
    guard let bound = value(of: path, for: nil, in: scope) else { return nil }
    let subject = SwitchCheck(
      path: path, type: bound.type, cases: specs, hasOthers: others != nil)
    subject.check(into: &diagnostics)
    if cases.allSatisfy(\.isIdle), others?.areIdle ?? true {
      // Nothing asks for the value.
      eventData = known
      return .stay
    }
    return .switch(
      Switch(value: bound.value, isOptional: subject.isOptional, cases: cases, others: others))
  }
}

/// Checks the cases of a `switch` against its value. The compiler checks what is known only to it:
/// whether an app's type has these cases, and no others.
private struct SwitchCheck {
  let path: DataPath
  /// Nil if only the compiler can know it.
  let type: SwiftType?
  let cases: [StepSpec.ChoiceCase]
  let hasOthers: Bool

  /// Whether it is known that the value may be nil.
  var isOptional: Bool { type?.isOptional ?? path.isChained }

  func check(into diagnostics: inout Diagnostics) {
    guard let mistake = typeMistake ?? optionalMistake ?? dead ?? missing else { return }
    diagnostics.report(mistake)
  }

  private var typeMistake: Diagnostic? {
    guard let type else { return nil }
    let ofOptional = isOptional ? cases.filter { $0.isNil || $0.isSome }.count : 0
    if type.wrapped.meaning == .bool {
      return cases.first { !$0.isBool && !(isOptional && ($0.isNil || $0.isSome)) }.map {
        mistake(at: $0.name.span, "is \(type.text.quoted), whose cases are `true` and `false`")
      }
    }
    if let literal = cases.first(where: \.isBool) {
      return mistake(
        at: literal.name.span, "is \(type.text.quoted), and \(literal.text) is a case of a `Bool`")
    }
    guard !type.wrapped.mayBeEnumeration, ofOptional < cases.count else { return nil }
    return mistake(
      at: path.span,
      "is \(type.text.quoted), and `switch` takes an enumeration of yours, a `Bool`, or what may be "
        + "`nil`: let a `choose` decide")
  }

  private var optionalMistake: Diagnostic? {
    if let type, !isOptional, let one = cases.first(where: \.isNil) {
      return mistake(at: one.name.span, "is \(type.text.quoted), which is never `nil`")
    }
    guard isOptional || cases.contains(where: \.isNil) else { return nil }
    for one in cases where one.name.value.isCaseOfOptional {
      guard one.isSome else {
        return mistake(
          at: one.name.span, "may be `nil`, which is written `nil`", replaceWith: "nil")
      }
      guard one.values.count == 1, let value = one.values.first?.value else {
        return mistake(
          at: one.name.span,
          "may be `nil`: what it is otherwise has one name and its type, such as "
            + "\(some.quoted)")
      }
      if let type, type.wrapped.meaning != value.type.value.meaning {
        return mistake(
          at: value.type.span, "is \(type.text.quoted), so its case is \(some.quoted)")
      }
    }
    return nil
  }

  /// A case that never comes.
  private var dead: Diagnostic? {
    let some = cases.first(where: \.isSome)
    if isOptional, let some, let other = cases.first(where: { !$0.isSome && !$0.isNil }) {
      return Diagnostic(
        .doesNotFit, at: other.name.span,
        "\(other.text) never comes: \(some.text) is for all that isn't `nil`")
    }
    let isAll =
      cases.contains(where: \.isNil) && some != nil
      || type != nil && !isOptional && cases.filter(\.isBool).count == 2
    return hasOthers && isAll
      ? mistake(at: path.span, "has no other cases than these: leave out `*`") : nil
  }

  /// A value that no case is for.
  private var missing: Diagnostic? {
    guard !hasOthers, !cases.isEmpty else { return nil }
    let isNilMissing = isOptional && !cases.contains(where: \.isNil)
    if isNilMissing {
      return mistake(at: path.span, "may be `nil`: say with the case `nil` what happens then")
    }
    let given = cases.filter { !$0.isNil }
    guard given.allSatisfy(\.isBool), given.count < 2 else { return nil }
    let other = given.first.map { $0.literal == .true ? "false" : "true" }
    return mistake(
      at: path.span, "has other cases: say with \((other ?? "*").quoted) what happens then")
  }

  /// The case of what isn't nil.
  private var some: String {
    let name = path.members.last?.name ?? path.head
    return "some(\(name.text): \(type?.wrapped.text ?? "…"))"
  }

  private func mistake(
    at span: SourceSpan, _ message: String, replaceWith text: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span, "\(path.text.quoted) \(message)",
      fixIt: text.map { Diagnostic.FixIt(at: span, replaceWith: $0) })
  }
}

extension StepSpec.ChoiceCase {
  fileprivate var isNil: Bool { literal == .nil }
  fileprivate var isBool: Bool { literal != nil && !isNil }
  fileprivate var isSome: Bool { name.value.isSome }
  fileprivate var text: String { name.value.text.quoted }
}

extension SwiftType {
  /// Whether it has a name that is none of Swift's or Foundation's types without cases.
  fileprivate var mayBeEnumeration: Bool {
    if case .named = kind { !traits.contains(.isConcrete) } else { false }
  }
}
