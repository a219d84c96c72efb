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
