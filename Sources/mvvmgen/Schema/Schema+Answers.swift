import MvvmgenLanguage

extension Schema {
  /// A step, or several in order.
  static var answer: Schema {
    .any(of: [.reference("step"), .array(of: .reference("step"), fewest: 1)])
  }

  static var step: Schema {
    let objects = AnswerKey.allCases.map { key in
      Schema.object(
        [(key.rawValue, of(key))]
          + key.companions.map { ($0.rawValue, value(of: $0, beside: key)) },
        required: [key.rawValue] + [key.row.needed?.rawValue].compactMap(\.self))
    }
    let widths = WidthKey.allCases.map(\.rawValue)
    let byWidth = Schema.object(
      widths.map { ($0, .reference("answer").described("The answer for this width.")) },
      required: widths)
    return .any(
      of: AnswerWord.allCases.map { .oneOf([$0.rawValue]).described($0.summary) } + objects + [
        byWidth
      ])
  }

  private static func of(_ key: AnswerKey) -> Schema {
    let row = key.row
    let value: Schema =
      switch row.form {
      case .name: .string
      case .names: .array(of: .string)
      case .text: .text(".")
      case .function: .text(#"^[^.]+\.[^.]+$"#)
      case .data: map(to: .string, fewest: 1)
      case .word: .oneOf(AnswerWord.allCases.map(\.rawValue))
      case .alert: .reference("alert")
      case .choice: map(to: .reference("answer"), fewest: 2)
      }
    return value.described(row.summary)
  }

  private static func value(of companion: CompanionKey, beside key: AnswerKey?) -> Schema {
    switch (companion, key) {
    case (.unless, .start): .oneOf(RunningWord.self).described(companion.summary)
    case (.cases, nil): map(to: .reference("start"), fewest: 1).described(companion.summary)
    default: of(companion)
    }
  }

  /// A screen, and those above it.
  private static var screens: Schema {
    .array(
      beginningWith: .any(of: [.string, object(of: .screen, .string)]),
      then: object(of: .push, .string))
  }

  private static func object(of key: StartKey, _ target: Schema) -> Schema {
    .object(
      [(key.rawValue, target)] + key.companions.map { ($0.rawValue, value(of: $0, beside: nil)) },
      required: [key.rawValue] + (key == .switch ? [CompanionKey.cases.rawValue] : []))
  }

  /// - Parameter name: the definition of such a start.
  static func start(of keys: [StartKey], _ name: String) -> Schema {
    let objects = keys.map { key in
      let target: Schema =
        switch key {
        case .choose: map(to: .reference(name), fewest: 2)
        case .alert: .reference("alert")
        case .screen, .flow, .push, .switch: .string
        case .finish: .string.described("Reports, and shows nothing.")
        case .report: .string.described("Reports, and shows nothing yet.")
        case .present: .string.described("Begins with a screen that is presented.")
        }
      return object(of: key, target)
    }
    return .any(of: [.string] + objects + (keys.contains(.present) ? [screens] : []))
  }
}
