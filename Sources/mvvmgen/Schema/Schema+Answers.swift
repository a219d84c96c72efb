import MvvmgenLanguage

extension Schema {
  /// A step, or several in order.
  static var answer: Schema {
    .any(of: [.reference("step"), .array(of: .reference("step"), fewest: 1)])
  }

  static var step: Schema {
    let objects = AnswerKey.allCases.map { key in
      Schema.object(
        [(key.rawValue, of(key))] + key.companions.map { ($0.rawValue, of($0, beside: key)) },
        required: [key.rawValue] + [key.neededCompanion?.rawValue].compactMap(\.self))
    }
    let widths = WidthKey.allCases.map(\.rawValue)
    let byWidth = Schema.object(
      widths.map { ($0, .reference("answer").described("The answer for this width.")) },
      required: widths)
    return .any(of: [.oneOf(AnswerWord.allCases.map(\.rawValue))] + objects + [byWidth])
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

  private static func of(_ companion: CompanionKey, beside key: AnswerKey? = nil) -> Schema {
    switch companion {
    case .with: .reference("with").described("Where data comes from, by the input's name.")
    case .animated: .bool
    case .async:
      .any(of: [.bool, .oneOf(LatestWord.allCases.map(\.rawValue))])
        .described("Your code may wait; the cases run when it is decided.")
    case .style: .any(of: [styleWord, style])
    case .as: .oneOf(FlowPresentation.allCases.map(\.rawValue))
    case .at: .string.described("Which of its `starts` the flow begins with.")
    case .in: .oneOf(Browser.allCases.map(\.rawValue))
    case .call: .string.described("The action or the event to call.")
    case .or:
      .reference("answer")
        .described("What happens if there is nothing to go back to, or nobody to tell.")
    case .unless:
      .oneOf(
        key == .start ? RunningWord.allCases.map(\.rawValue) : ShownWord.allCases.map(\.rawValue)
      )
      .described("Only if it doesn't run, or isn't shown, already.")
    case .cases: cases(.reference(key == nil ? "start" : "answer"))
    case .variant: .string.described("How the screen is shown.")
    case .title: words.described("What a bar above the screen says here.")
    case .transition: .text(".").described("The app's own transition, by its name.")
    case .onSwipe:
      .string.described("The event of the shown screen that a swipe down sends; `stay` for none.")
    }
  }

  private static func cases(_ answer: Schema) -> Schema {
    map(to: answer, fewest: 1).described(
      "Each case with its answer, such as `account(id: String)`, `true` or `nil`; `*` for the others."
    )
  }

  /// A screen, and those above it.
  private static var screens: Schema {
    .array(
      beginningWith: .any(of: [.string, object(of: .screen, .string)]),
      then: object(of: .push, .string))
  }

  private static func object(of key: StartKey, _ target: Schema) -> Schema {
    .object(
      [(key.rawValue, target)] + key.companions.map { ($0.rawValue, of($0)) },
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
        case .present: .string.described("Begins with a screen that is presented.")
        }
      return object(of: key, target)
    }
    return .any(of: [.string] + objects + (keys.contains(.present) ? [screens] : []))
  }
}
