import Language
import Storage
import Syntax

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
    let buttons = ArenaList(compactMapping: spec.buttons) { button -> Alert.Button? in
      number += 1
      return self.button(button, number: number, fields, in: scope)
    }
    return Alert(
      title: title, message: message, style: spec.style, anchor: spec.anchor, fields: fields,
      buttons: buttons, isSecret: isSecret, isAnimated: animated)
  }

  private mutating func fields(
    _ specs: ArenaList<AlertFieldSpec>, in scope: inout AnswerScope
  ) -> ArenaList<Alert.Field> {
    var names: [MemberName: Located<MemberName>] = [:]
    // What one begins with is data of the event, never another field.
    let outer = scope
    return ArenaList(specs) { spec in
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
    _ spec: AlertSpec.Button, number: Int, _ fields: ArenaList<Alert.Field>, in scope: AnswerScope
  ) -> Alert.Button? {
    let title = text(spec.title, in: scope)
    let way = spec.steps.isEmpty ? "" : spec.title.way ?? "Button\(number)"
    var inner = scope.branch(way)
    let typed = fields.map {
      Signature.Parameter(
        label: .same, name: $0.name, type: .string, isEscaping: false, isInout: false)
    }
    let variables = inner.bind(typed)
    let known = eventData.used.count
    let steps = steps(spec.steps, in: &inner)
    let used = eventData.used[known...]
    return title.map {
      Alert.Button(
        title: $0, role: spec.role?.value,
        reply: .answer(
          steps,
          ArenaList(
            zip(variables, fields).filter { used.contains($0.0) }
              .map { Alert.Value(variable: $0, field: $1.variable) })))
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
    by source: JSONString, _ specs: ArenaList<StepSpec.ChoiceCase>, others: ArenaList<StepSpec>?,
    in scope: AnswerScope
  ) -> Switch? {
    diagnostics.reportClashes(among: specs.lazy.map(\.name))
    let cases = ArenaList(specs) { branch($0, "a case", in: scope) { $0.steps($1, in: &$2) } }
    let others = others.map { steps($0, named: "Others", in: scope) }
    guard !source.isExpression else {
      diagnostics.report(
        .unknownData, at: source.span,
        "`switch` takes data by its name or its path, such as `link.section`: to compute the value, "
          + "let a `choose` bring it")
      return nil
    }
    guard let path = DataPath.parse(source, into: &diagnostics),
      let bound = value(of: path, for: nil, in: scope)
    else { return nil }
    check(path, bound.type, specs, hasOthers: others != nil)
    return Switch(value: bound.value, cases: cases, others: others)
  }

  /// The compiler checks what is known only to it: whether the type has these cases, and no others.
  private mutating func check(
    _ path: DataPath, _ type: SwiftType?, _ cases: ArenaList<StepSpec.ChoiceCase>, hasOthers: Bool
  ) {
    if let type, !type.wrapped.mayBeEnumeration {
      return diagnostics.report(
        .doesNotFit, at: path.span,
        "\(path.text.quoted) is \(type.text.quoted), and `switch` takes an enumeration of yours: let a "
          + "`choose` decide")
    }
    guard type.map({ $0.wrapped != $0 }) ?? path.isChained else { return }
    if !hasOthers {
      diagnostics.report(
        .doesNotFit, at: path.span,
        "\(path.text.quoted) may be `nil`: say with the case `*` what happens then")
    }
    for name in cases.lazy.map(\.name) where name.value.isCaseOfOptional {
      diagnostics.report(
        .doesNotFit, at: name.span,
        "\(path.text.quoted) may be `nil`, and Swift takes \(name.value.text.quoted) for a case of its "
          + "`Optional`: let a `choose` bring the value where it isn't `nil`")
    }
  }
}

extension SwiftType {
  /// Whether it has a name that is none of Swift's or Foundation's types without cases.
  fileprivate var mayBeEnumeration: Bool {
    if case .named = kind { !traits.contains(.isConcrete) } else { false }
  }
}
