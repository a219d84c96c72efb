package import MvvmgenStorage
package import MvvmgenSyntax

/// An alert in a spec: in an answer, or of a screen's own.
package struct AlertSpec {
  let owner: Owner
  package var title: SwiftValue?
  package var message: SwiftValue?
  package var style = AlertStyle.alert
  /// The accessibility identifier of the view that an action sheet points at.
  package var anchor: SwiftValue?
  package var fields: [AlertFieldSpec] = []
  package var buttons: [Button] = []
  /// Whether it isn't shown again while it is up.
  package var isUnlessShown = false

  /// The texts that the user sees.
  package var texts: [SwiftValue] {
    let fields = fields.flatMap { [$0.declaration.defaultValue, $0.placeholder] }
    return ([title, message] + fields).compactMap(\.self) + buttons.map(\.title)
  }

  package struct Button {
    package let title: SwiftValue
    package let role: Located<ButtonRole>?
    package let reply: Reply

    /// The effect of a tap.
    package enum Reply {
      /// Empty for a button that only closes the alert.
      case answer([StepSpec])
      /// Calls an action of the screen; nil for a button that only closes the alert.
      case action(Located<InternedText>?)
    }

    package var steps: [StepSpec] {
      if case .answer(let steps) = reply { steps } else { [] }
    }
  }

  /// Who shows it.
  enum Owner {
    case flow, screen
  }
}

enum AlertKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "an alert"
  static let required: [Self] = [.buttons]

  case title, message, style, anchor, fields, buttons

  var row: KeyRow<AlertSpec> {
    switch self {
    case .title: .text(\.title, isShown: true)
    case .message: .text(\.message, isShown: true)
    case .style: .choice(\.style)
    case .anchor:
      .text(\.anchor, "The accessibility identifier of the view to point at on an iPad.")
    case .fields:
      KeyRow(\.fields, .array(of: .any(of: [.string, .object(of: AlertFieldKey.self)]))) {
        $0.alertFields($1)
      }
    case .buttons:
      KeyRow(.array(of: .any, fewest: 1)) { decoder, alert, value, _ in
        alert.buttons = decoder.buttons(value, alert.owner)
      }
    }
  }
}

enum ButtonKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a button"
  static let required: [Self] = [.title]

  case title, role, `do`

  var row: KeyRow<Draft> {
    switch self {
    case .title: .text(\.title, isShown: true)
    case .role: .located(\.role)
    case .do:
      KeyRow(.any) { decoder, button, value, _ in
        switch button.reply {
        case .answer: button.reply = .answer(decoder.steps(value))
        case .action: button.reply = .action(decoder.action(value))
        }
      }
    }
  }

  struct Draft {
    var title: SwiftValue?
    var role: Located<ButtonRole>?
    var reply: AlertSpec.Button.Reply
  }
}

extension Schema {
  package static var alert: Schema {
    alert(
      reply: .reference("answer").described("What a tap does; without it, the alert only closes."))
  }

  /// An alert of a screen's own.
  static var screenAlert: Schema {
    alert(
      reply: .words.described("The action that a tap calls; without it, the alert only closes."))
  }

  private static func alert(reply: Schema) -> Schema {
    let button = object(of: ButtonKey.self, with: [.do: reply])
    return object(
      of: AlertKey.self, some: [.title, .message, .style],
      with: [.buttons: .array(of: button, fewest: 1)])
  }
}

extension SpecDecoder {
  mutating func alert(_ object: JSON, of owner: AlertSpec.Owner = .flow) -> AlertSpec? {
    guard isObject(object, with: "a title, a message and buttons") else { return nil }
    var alert = AlertSpec(owner: owner)
    let found = read(AlertKey.self, of: object, into: &alert)
    if found.hasUnknown { return nil }
    check(alert, object, found)
    return alert
  }

  private mutating func check(
    _ alert: AlertSpec, _ object: JSON, _ found: FoundKeys<AlertKey>
  ) {
    switch alert.style {
    case .alert:
      if let anchor = found[.anchor] {
        diagnostics.report(
          .misplacedKey(anchor.text, "is only valid with \"style\": \"actionSheet\""))
      }
      if found[.title] == nil, found[.message] == nil {
        diagnostics.report(.noneOf(["title", "message"], in: object, "an alert"))
      }
    case .actionSheet:
      if let fields = found[.fields] {
        diagnostics.report(.misplacedKey(fields.text, "isn't valid in an action sheet"))
      }
      let hasCancel = alert.buttons.contains { $0.role?.value == .cancel }
      if let style = found[.style], !alert.buttons.isEmpty, !hasCancel {
        diagnostics.report(
          .noCancelButton, at: style.value.contentSpan,
          "this action sheet can't be closed without choosing; add a button with "
            + "`\"role\": \"cancel\"`")
      }
    }
    guard let buttons = found[.buttons] else { return }
    if buttons.value.kind == .array, buttons.value.count == 0 {
      diagnostics.report(
        .noButtons, at: buttons.text.span, "an alert without a button can't be closed")
    }
    let cancels = alert.buttons.compactMap(\.role).filter { $0.value == .cancel }
    for cancel in cancels.dropFirst() {
      let what = "an alert can have only one cancel button"
      diagnostics.report(.oneTooMany(what, cancel.span, cancels[0].span))
    }
  }

  fileprivate mutating func buttons(
    _ value: JSON, _ owner: AlertSpec.Owner
  ) -> [AlertSpec.Button] {
    list(value, of: "buttons") { $0.button($1, owner) }
  }

  private mutating func button(_ object: JSON, _ owner: AlertSpec.Owner) -> AlertSpec.Button? {
    guard isObject(object, with: "a title") else { return nil }
    var button = ButtonKey.Draft(reply: owner == .flow ? .answer([]) : .action(nil))
    read(ButtonKey.self, of: object, into: &button)
    return button.title.map {
      AlertSpec.Button(title: $0, role: button.role, reply: button.reply)
    }
  }

  /// Decodes the name of an action of the screen.
  fileprivate mutating func action(_ value: JSON) -> Located<InternedText>? {
    if let name = value.string { return name.interned }
    diagnostics.report(
      .wrongKind(
        value, expected: "the name of an action of this screen", "; \(Diagnostic.wayToFlow)"))
    return nil
  }

  /// Decodes a text: a literal, or after `=` a value of type `String`.
  ///
  /// - Parameters:
  ///   - isShown: whether the user sees it, in their language, and it may contain names that are
  ///     bound.
  mutating func text(_ value: JSON, isShown: Bool = false) -> SwiftValue? {
    guard let text = string(value) else { return nil }
    record(value: text)
    guard text.isExpression else {
      if text.text.isEmpty {
        diagnostics.report(.noText, at: value.span, "a text that the user sees can't be empty")
      }
      if let (written, name) = text.text.nameOfData {
        let way =
          isShown
          ? "; to show data, write a function that makes the text, and call it: "
            + "`\"= L10n.title(\(name))\"`"
          : ", and there is no data here"
        diagnostics.report(
          .shownName, at: text.span, "\(String(written).quoted) is shown as it is written\(way)")
      }
      return SwiftValue(words: text.text, by: isShown ? texts : nil)
    }
    let parsed =
      isShown
      ? SwiftValue.parseWithData(text, from: 1, into: &diagnostics)
      : SwiftValue.parse(text, from: 1, into: &diagnostics)
    guard let value = parsed else { return nil }
    if !value.canBeString {
      diagnostics.report(.noText, at: text.span, "\(value.text.quoted) isn't a `String`")
    }
    return value
  }
}

extension SwiftValue {
  /// Whether its form allows it to be a `String`.
  fileprivate var canBeString: Bool {
    switch kind {
    case .literal(let text): text.bytes.first == UInt8(ascii: "\"")
    case .nil, .array, .dictionary, .tuple: false
    case .member, .call, .type, .data: true
    }
  }
}

extension String {
  /// Text that looks like data, and the name in it: `{owl.name}` of `Discard {owl.name}?`, or
  /// `\(owl.name)`.
  fileprivate var nameOfData: (written: Substring, name: Substring)? {
    nameOfData(from: "{", to: "}") ?? nameOfData(from: "\\(", to: ")")
  }

  private func nameOfData(
    from open: String, to close: Character
  ) -> (written: Substring, name: Substring)? {
    guard let start = firstRange(of: open),
      let end = self[start.upperBound...].firstIndex(of: close)
    else { return nil }
    let name = self[start.upperBound..<end]
    return DataPath.couldBe(name) ? (self[start.lowerBound...end], name) : nil
  }
}

/// A field of an alert in a spec: `name: String = owl.name`.
package struct AlertFieldSpec: Sendable {
  /// Its default is the text that it begins with, which may contain data.
  package let declaration: ValueDeclaration
  package var placeholder: SwiftValue?
}

/// The keys of an alert's field in long form.
enum AlertFieldKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a field"
  static let required: [Self] = [.declare]

  case declare, placeholder

  var row: KeyRow<SwiftValue?> {
    switch self {
    case .declare: .elsewhere(.string, "Its name, `String`, and what it begins with.")
    case .placeholder: .text(\.self, isShown: true)
    }
  }
}

extension SpecDecoder {
  mutating func alertFields(_ value: JSON) -> [AlertFieldSpec] {
    let fields = list(value, of: "declarations") { $0.alertField($1) }
    valuesInAnswers.append(contentsOf: fields.lazy.map(\.declaration))
    return fields
  }

  private mutating func alertField(_ value: JSON) -> AlertFieldSpec? {
    if let text = value.string { return declaredField(text) }
    guard isObject(value, with: "a declaration") else { return nil }
    var placeholder: SwiftValue?
    let found = read(AlertFieldKey.self, of: value, into: &placeholder) { key in
      key == "secret" ? "name the field in the `secret` of its spec" : nil
    }
    var field = found[.declare].flatMap { string($0.value) }.flatMap { declaredField($0) }
    field?.placeholder = placeholder
    return field
  }

  private mutating func declaredField(_ text: JSONString) -> AlertFieldSpec? {
    recorder?.take(code: text)
    guard let declaration = ValueDeclaration.parse(text, as: .withData, into: &diagnostics) else {
      return nil
    }
    if declaration.type.value.text != "String" {
      diagnostics.report(
        .noText, at: declaration.type.span,
        "the user types a `String` into the field of an alert, not \(declaration.type.value.text.quoted)"
      )
    }
    return AlertFieldSpec(declaration: declaration)
  }
}
