import Explanations
import Language

extension Schema {
  /// A step, or several in order.
  static var answer: Schema {
    .any(of: [.reference("step"), .array(of: .reference("step"), fewest: 1)])
  }

  static var step: Schema {
    let objects = AnswerKey.allCases.map { key in
      Schema.object(
        [(key.rawValue, of(key))] + key.companions.map { ($0.rawValue, of($0, beside: key)) },
        required: [key.rawValue] + (key == .tell ? [CompanionKey.call.rawValue] : []))
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
      case .data: .reference("with")
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
    case .variant: .string.described("How the screen is shown.")
    case .title: words.described("What a bar above the screen says here.")
    case .transition: .text(".").described("The app's own transition, by its name.")
    case .onSwipe:
      .string.described("The event of the shown screen that a swipe down sends; `stay` for none.")
    }
  }

  static var start: Schema {
    start(of: StartKey.allCases, "start")
  }

  static var column: Schema {
    start(of: StartKey.ofColumn, "column")
  }

  private static func start(of keys: [StartKey], _ name: String) -> Schema {
    let objects = keys.map { key in
      let target: Schema =
        switch key {
        case .choose: map(to: .reference(name), fewest: 2)
        case .alert: .reference("alert")
        case .screen, .flow: .string
        case .present: .string.described("Begins with a screen that is presented.")
        }
      return Schema.object(
        [(key.rawValue, target)] + key.companions.map { ($0.rawValue, of($0)) },
        required: [key.rawValue])
    }
    return .any(of: [.string] + objects)
  }
}

extension Schema {
  static var configuration: Schema {
    let keys = ConfigurationKey.allCases
    return .object(keys.map { ($0.rawValue, of($0)) }, required: [])
      .described("Where files are, and what is generated.")
  }

  private static func of(_ key: ConfigurationKey) -> Schema {
    typealias Words = Configuration
    return switch key {
    case .schema: .any
    case .requiredVersion:
      .text(#"^(>=)?[0-9]+(\.[0-9]+){0,2}$"#)
        .described("The versions of mvvmgen that may generate this.")
    case .specs: folder("Where specs are.")
    case .generated: folder("Where generated files go: this folder belongs to mvvmgen.")
    case .sources: folder("Where files that you own are first created.")
    case .doubles: doubles
    case .names:
      map(to: typeName, names: .oneOf(Suffixes.keys))
        .described("The suffixes of generated types.")
    case .modules:
      map(to: .array(of: typeName), names: .any(of: [typeName, .oneOf([""])]))
        .described("Which module declares which type; the module without a name is the app's own.")
    case .platforms:
      map(to: .text(#"^[0-9]+(\.[0-9]+){0,2}$"#), names: .oneOf(Platforms.systems))
        .described("The oldest systems that the app supports.")
    case .access: .oneOf(Words.Access.allCases.map(\.rawValue))
    case .ui: .oneOf(Words.UserInterface.allCases.map(\.rawValue))
    case .observation: .oneOf(Words.Observation.allCases.map(\.rawValue))
    case .flowOutput: .oneOf(Words.FlowOutput.allCases.map(\.rawValue))
    case .severity:
      map(
        to: .oneOf(Words.ConfiguredSeverity.allCases.map(\.rawValue)),
        names: .oneOf(Explanation.all.map(\.code))
      ).described("How each diagnostic code is reported.")
    }
  }

  private static var doubles: Schema {
    let elsewhere = Schema.object(
      [
        ("folder", folder("Where they go.")), ("module", typeName.described("The app's module.")),
        ("tests", folder("Where tests are first created; needs `module`.")),
        (
          "values",
          map(to: .text("^="), names: .text("."))
            .described("What the tests pass for each type; needs `tests`.")
        ),
      ], required: ["folder"])
    return .any(of: [folder("Where test doubles go."), elsewhere])
  }

  private static func folder(_ summary: String) -> Schema {
    Schema.text(#"^(?!/)(?!(.*/)?\.{1,2}(/|$))."#).described(summary)
  }
}
