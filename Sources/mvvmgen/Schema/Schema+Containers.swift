import Language

/// Alerts, tabs and splits.
extension Schema {
  static var alert: Schema {
    alert(
      reply: .reference("answer").described("What a tap does; without it, the alert only closes."))
  }

  /// An alert of a screen's own.
  static var screenAlert: Schema {
    alert(
      reply: .text(".").described("The action that a tap calls; without it, the alert only closes.")
    )
  }

  private static func alert(reply: Schema) -> Schema {
    let some: [AlertKey] = [.title, .message, .style]
    return .object(
      AlertKey.allCases.map { ($0.rawValue, of($0, reply)) },
      required: [AlertKey.buttons.rawValue],
      some: some.map(\.rawValue))
  }

  private static func of(_ key: AlertKey, _ reply: Schema) -> Schema {
    switch key {
    case .title, .message: words
    case .style: .oneOf(AlertStyle.allCases.map(\.rawValue))
    case .anchor:
      words.described("The accessibility identifier of the view to point at on an iPad.")
    case .fields: .array(of: .any(of: [.string, field]))
    case .buttons: .array(of: button(reply), fewest: 1)
    }
  }

  /// A field in long form.
  private static var field: Schema {
    .object(
      AlertFieldKey.allCases.map { ($0.rawValue, of($0)) },
      required: [AlertFieldKey.declare.rawValue])
  }

  private static func of(_ key: AlertFieldKey) -> Schema {
    switch key {
    case .declare: .string.described("Its name, `String`, and what it begins with.")
    case .placeholder: words
    }
  }

  private static func button(_ reply: Schema) -> Schema {
    .object(
      ButtonKey.allCases.map { ($0.rawValue, $0 == .do ? reply : of($0)) },
      required: [ButtonKey.title.rawValue])
  }

  private static func of(_ key: ButtonKey) -> Schema {
    switch key {
    case .title: words
    case .role: .oneOf(ButtonRole.allCases.map(\.rawValue))
    case .do: .any
    }
  }

  static let styleWord = Schema.oneOf(ModalStyle.allCases.map(\.rawValue))

  /// A style in long form.
  static var style: Schema {
    .object(
      StyleKey.allCases.map { ($0.rawValue, of($0)) }, required: [StyleKey.kind.rawValue])
  }

  private static func of(_ key: StyleKey) -> Schema {
    switch key {
    case .kind: styleWord
    case .detents:
      .array(of: .any(of: [detentWord, points(from: 1), .text("^([1-9][0-9]?|100)%$")]), fewest: 1)
        .described("The heights of a sheet: words, points, or parts of all that it can take.")
    case .grabber: .bool
    case .cornerRadius: points(from: 0)
    case .anchor:
      words.described("The accessibility identifier of what a popover points at.")
    }
  }

  private static let detentWord = Schema.oneOf(DetentWord.allCases.map(\.rawValue))

  private static func points(from minimum: Int) -> Schema {
    Schema([
      ("type", .string("number")), ("minimum", .number(minimum)), ("maximum", .number(10_000)),
    ])
  }

  static var tabs: Schema {
    let required: [TabKey] = [.flow, .title]
    return .array(
      of: .object(
        TabKey.allCases.map { ($0.rawValue, of($0)) }, required: required.map(\.rawValue)),
      fewest: 1)
  }

  private static func of(_ key: TabKey) -> Schema {
    switch key {
    case .flow: .string.described("The flow that the tab shows.")
    case .at: .string.described("Which of its `starts` the flow begins with.")
    case .title: words
    case .image: words.described("The name of an image.")
    case .with: .reference("with").described("Where data comes from, by the input's name.")
    case .selected: .bool
    case .badge: .string.described("The state of this flow that counts on it.")
    case .role: .oneOf(TabRole.allCases.map(\.rawValue)).described("What the system knows it as.")
    case .when: .string.described("The state of this flow that says whether it is there.")
    }
  }

  static var split: Schema {
    .object(
      ColumnKey.allCases.map { ($0.rawValue, .reference("column")) },
      required: [ColumnKey.primary.rawValue])
  }

  /// A literal, or after `=` a value of type `String`.
  static var words: Schema { .text(".") }
}
