import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves a screen's own alerts: their texts, and the actions that their buttons call.
extension MemberResolver: DataResolver {
  typealias Scope = AlertScope

  mutating func alerts(
    of spec: ScreenSpec, _ names: Screen.Names, _ state: [Property],
    _ actions: [Screen.Action]
  ) -> Screen.Alerts {
    let secret = Set(spec.secret.map(\.value))
    let members = members(of: spec, state)
    let cases = spec.alerts.map { alert -> Screen.Alerts.Case in
      var scope = AlertScope(
        alert, members: members, actions: actions, of: spec, hiding: secret)
      let content = content(alert.content, in: &scope)
      return Screen.Alerts.Case(
        name: alert.declaration.name.value,
        values: scope.data.map { data in
          let isUsed = usedInAlert.contains(data.variable)
          return Choice.Value(parameter: data.parameter, variable: isUsed ? data.variable : nil)
        },
        content: content)
    }
    let data = cases.flatMap(\.values).map(\.parameter.type)
    return Screen.Alerts(
      type: names.alert, isEquatable: data.allSatisfy(\.mayBeEquatable), cases: cases)
  }

  /// The screen's own title, which may show the view model's members.
  mutating func title(of spec: ScreenSpec, _ state: [Property]) -> Expression? {
    guard let title = spec.title else { return nil }
    let scope = AlertScope(
      nil, members: members(of: spec, state), actions: [], of: spec,
      hiding: Set(spec.secret.map(\.value)))
    return text(title, for: .optional(.string), in: scope) ?? .value(title)
  }

  private func members(of spec: ScreenSpec, _ state: [Property]) -> [Property] {
    spec.inputs.map { Property($0) } + state + spec.derived.map { Property($0) }
  }

  private mutating func content(_ spec: AlertSpec, in scope: inout AlertScope) -> Alert {
    usedInAlert = []
    let title = spec.title.flatMap { text($0, for: .optional(.string), in: scope) }
    let message = spec.message.flatMap { text($0, for: .optional(.string), in: scope) }
    // A button's title can't use the fields, which aren't filled in yet.
    let outer = scope
    let fields = fields(spec.fields, in: &scope)
    let buttons = spec.buttons.compactMap { button -> Alert.Button? in
      let reply = reply(button.reply, in: scope)
      return text(button.title, in: outer).map {
        Alert.Button(title: $0, role: button.role?.value, reply: .action(reply))
      }
    }
    return Alert(
      title: title, message: message, style: spec.style, anchor: spec.anchor, fields: fields,
      buttons: buttons,
      isSecret: spec.isSecret { outer.secret.contains($0.head) })
  }

  private mutating func fields(
    _ specs: [AlertFieldSpec], in scope: inout AlertScope
  ) -> [Alert.Field] {
    // A field's initial text is data of the alert, never another field.
    let outer = scope
    return specs.map { spec in
      if let first = scope.add(field: spec.declaration.name) {
        diagnostics.reportClash(of: spec.declaration.name, first)
      }
      return Alert.Field(
        name: spec.declaration.name.value,
        variable: scope.variable(ofField: spec.declaration.name.value),
        text: spec.declaration.defaultValue.flatMap { text($0, in: outer) },
        placeholder: spec.placeholder.flatMap { text($0, in: outer) },
        isSecret: scope.secret.contains(spec.declaration.name.value))
    }
  }

  private mutating func reply(
    _ reply: AlertSpec.Button.Reply, in scope: AlertScope
  ) -> Alert.ActionReply? {
    guard case .action(let name?) = reply else { return nil }
    guard let action = scope.actions.first(where: { $0.signature.name.interned == name.value })
    else {
      if !scope.spec.hasErrors {
        let known = scope.spec.actions.map(\.declaration.name.value.text)
        let callable = scope.actions.filter { action in
          action.signature.parameters.allSatisfy {
            value(named: $0.name, at: name.span, isWritten: false, in: scope) != nil
          }
        }
        let isEvent = scope.spec.flow.contains { $0.declaration.name.value.interned == name.value }
        let words = AnswerWord.allCases.map(\.rawValue)
        let isAnswer =
          words.contains(name.value.string) || AnswerKey(rawValue: name.value.string) != nil
          || OtherWords.neighbours.meaning(of: name.value.string, among: words) != nil
        let expected =
          "declare it in `actions`"
          + (callable.isEmpty
            ? ""
            : ", or name \(Diagnostic.list(callable.map(\.signature.name.text), last: "or"))")
        diagnostics.report(
          .noAction, "the screen has no action \(name.value.quoted) that this button can call",
          Suggestion(for: name, among: isEvent || isAnswer ? [] : known),
          or: isEvent
            ? "it is an event, which an action of that name sends"
            : isAnswer ? Diagnostic.wayToFlow : expected)
      }
      return nil
    }
    if scope.actions.count(where: { $0.searchName == name.value }) > 1 {
      diagnostics.report(.several("actions", called: name.value.string, at: name.span, way: ""))
      return nil
    }
    meanings.note(.action, name, of: scope.owner)
    let arguments = action.signature.parameters.compactMap { parameter in
      argument(for: parameter, of: name, in: scope)
    }
    return Alert.ActionReply(
      action: action.signature.name, arguments: arguments, isAsync: action.isAsync,
      isBesideTask: action.isBesideTask)
  }

  private mutating func argument(
    for parameter: Signature.Parameter, of action: Located<InternedText>, in scope: AlertScope
  ) -> Argument? {
    guard let bound = value(named: parameter.name, at: action.span, isWritten: false, in: scope)
    else {
      if !scope.spec.hasErrors {
        diagnostics.report(
          .unboundAction, at: action.span,
          "\(action.value.quoted) needs \("\(parameter.name.text): \(parameter.type.text)".quoted), "
            + "which neither the alert nor the screen has")
      }
      return nil
    }
    guard parameter.type.takes(bound.type) else {
      diagnostics.report(
        .unboundAction, at: action.span,
        "\(action.value.quoted) takes \(parameter.name.text.quoted) as "
          + "\(parameter.type.text.quoted), not as \(bound.type.text.quoted)")
      return nil
    }
    return Argument(label: parameter.argumentLabel, type: parameter.type, value: bound.value)
  }

  // MARK: - Data

  /// A name of the alert's fields and data, or of the view model's members.
  private mutating func value(
    named name: MemberName, path: [DataPath.Member] = [], at span: SourceSpan,
    isWritten: Bool = true, in scope: AlertScope
  ) -> (value: Expression, type: SwiftType)? {
    if scope.fields[name] != nil {
      meanings.note(.data, name.interned, at: span, isWritten: isWritten)
      let text = DataPath.Member(name: Self.text, isChained: false)
      let value = Expression.parameter(scope.variable(ofField: name), path: [text] + path)
      return (value, .string)
    }
    if let data = scope.data.first(where: { $0.parameter.name == name }) {
      usedInAlert.append(data.variable)
      meanings.note(.data, name.interned, at: span, isWritten: isWritten)
      return (.parameter(data.variable, path: path), data.parameter.type)
    }
    guard let member = scope.members.first(where: { $0.name == name }) else { return nil }
    meanings.note(.value, name.interned, of: scope.owner, at: span, isWritten: isWritten)
    return (.sender(name, path: path), member.type)
  }

  private static let text = MemberName("text")

  mutating func value(
    of path: DataPath, for type: SwiftType?, in scope: AlertScope
  ) -> (value: Expression, type: SwiftType?)? {
    guard let bound = value(named: path.head, path: path.members, at: path.span, in: scope) else {
      if scope.spec.hasErrors { return nil }
      let known = scope.names
      let suggestion = Suggestion(for: path.head.text, at: path.span, among: known)
      let hint = known.isEmpty ? "" : "; " + suggestion.hint(or: Diagnostic.thereIs(known))
      let who = scope.isTitle ? "the screen has no" : "neither the alert nor the screen has"
      diagnostics.report(
        Diagnostic(
          .unknownData, at: path.span, "\(who) \(path.head.text.quoted)\(hint)",
          fixIt: suggestion.fixIt))
      return nil
    }
    guard !path.members.isEmpty else { return bound }
    check(path, bound.type, for: type)
    return (bound.value, nil)
  }
}

/// The names that are visible in a screen's own alert, or in its title.
struct AlertScope {
  /// The associated values of the case, and the local constants that store them.
  let data: [(parameter: Signature.Parameter, variable: MemberName)]
  let members: [Property]
  let actions: [Screen.Action]
  let spec: ScreenSpec
  /// Names whose values are never logged.
  let secret: Set<MemberName>
  fileprivate let isTitle: Bool
  private(set) var fields: [MemberName: Located<MemberName>] = [:]

  init(
    _ alert: ScreenAlertSpec?, members: [Property], actions: [Screen.Action],
    of spec: ScreenSpec, hiding secret: Set<MemberName>
  ) {
    var taken: Set<MemberName> = []
    data = (alert?.declaration.parameters ?? []).map { value in
      let parameter = Signature.Parameter(value)
      var number = 2
      let variable = FixedName.local(parameter.name, from: &number, unless: taken.contains)
      taken.insert(variable)
      return (parameter, variable)
    }
    (self.members, self.actions, self.spec) = (members, actions, spec)
    self.secret = secret
    isTitle = alert == nil
  }

  /// The field that has the name already, if any.
  mutating func add(field name: Located<MemberName>) -> Located<MemberName>? {
    fields.updateValue(name, forKey: name.value)
  }

  /// The local constant that stores a field.
  func variable(ofField name: MemberName) -> MemberName {
    var number = 2
    return FixedName.local(name.field, from: &number) { free in
      data.contains { $0.variable == free }
    }
  }

  var owner: Meaning.Owner { Meaning.Owner(.screen, spec.name.value) }

  var names: [String] {
    fields.keys.map(\.text).sorted()
      + (data.map(\.parameter.name) + members.map(\.name)).map(\.text)
  }
}

extension SwiftType {
  /// False for types that can't be compared; the compiler knows the app's own.
  fileprivate var mayBeEquatable: Bool {
    switch kind {
    case .optional(let type), .array(let type): type.mayBeEquatable
    case .dictionary(_, let type): type.mayBeEquatable
    case .named(let parts):
      !["Any", "AnyObject", "Void"].contains(parts.last?.name.text)
        && parts.allSatisfy { $0.arguments.allSatisfy(\.mayBeEquatable) }
    case .existential, .composition, .function, .metatype, .tuple: false
    }
  }
}
