import Spec

extension Schema {
  /// A step, or several in order.
  static var answer: Schema {
    .any(of: [.reference("step"), .array(of: .reference("step"))])
  }

  static var step: Schema {
    let objects = AnswerKey.allCases.filter(\.isBuilt).map { key in
      let companions = key.companions.filter(\.isBuilt)
      return Schema.object(
        [(key.rawValue, of(key))] + companions.map { ($0.rawValue, of($0)) },
        required: [key.rawValue] + (key == .tell ? [CompanionKey.call.rawValue] : []))
    }
    return .any(of: [.oneOf(AnswerWord.allCases.map(\.rawValue))] + objects)
  }

  private static func of(_ key: AnswerKey) -> Schema {
    switch key {
    case .push: .string.described("Shows a screen on the flow's stack.")
    case .present: .string.described("Shows a screen modally.")
    case .replace: .string.described("Shows a screen in place of all that this flow shows.")
    case .popTo: .string.described("Goes back to the nearest such screen of this flow.")
    case .start: .string.described("Starts a child flow.")
    case .finish: .string.described("Reports to the parent and ends.")
    case .report: .string.described("Reports to the parent and goes on.")
    case .browse: .text(".").described("Opens a URL that came with the event.")
    case .tell: .string.described("Calls an action of a screen that this flow shows.")
    case .choose:
      map(to: .reference("answer"), fewest: 2).described("Your code decides between answers.")
    case .custom: .array(of: .string).described("Your code; the list says what it can reach.")
    case .do: .oneOf(AnswerWord.allCases.map(\.rawValue)).described("A word with keys beside it.")
    case .detail, .select, .alert: .any
    }
  }

  private static func of(_ key: CompanionKey) -> Schema {
    switch key {
    case .with: .reference("with").described("Where data comes from, by the input's name.")
    case .animated: .bool
    case .style: .oneOf(ModalStyle.allCases.map(\.rawValue))
    case .as: .oneOf(FlowPresentation.allCases.map(\.rawValue))
    case .in: .oneOf(Browser.allCases.map(\.rawValue))
    case .call: .string.described("The action to call.")
    case .variant: .string.described("How the screen is shown.")
    case .onSwipe: .any
    }
  }

  static var start: Schema {
    let objects = StartKey.allCases.map { key in
      let companions = key.companions.filter(\.isBuilt)
      let target = key == .choose ? map(to: .reference("start"), fewest: 2) : .string
      return Schema.object(
        [(key.rawValue, target)] + companions.map { ($0.rawValue, of($0)) },
        required: [key.rawValue])
    }
    return .any(of: [.string] + objects)
  }
}

extension Schema {
  static var configuration: Schema {
    let keys = ConfigurationKey.allCases.filter(\.isBuilt)
    return .object(keys.map { ($0.rawValue, of($0)) }, required: [])
      .described("Where files are, and how what is generated looks.")
  }

  private static func of(_ key: ConfigurationKey) -> Schema {
    typealias Words = Configuration
    return switch key {
    case .schema: .any
    case .requiredVersion: .string.described("The versions of mvvmgen that may generate this.")
    case .specs: folder("Where specs are.")
    case .generated: folder("Where generated files go: this folder is the tool's.")
    case .sources: folder("Where files that you own are first created.")
    case .doubles: doubles
    case .names:
      map(to: typeName, names: .oneOf(Suffixes.keys))
        .described("What the names of generated types end in.")
    case .modules:
      map(to: .array(of: typeName), names: typeName).described("Which module declares which type.")
    case .access: .oneOf(Words.Access.allCases.map(\.rawValue))
    case .ui: .oneOf(Words.UserInterface.allCases.filter(\.isBuilt).map(\.rawValue))
    case .observation: .oneOf(Words.Observation.allCases.filter(\.isBuilt).map(\.rawValue))
    case .flowOutput: .oneOf(Words.FlowOutput.allCases.filter(\.isBuilt).map(\.rawValue))
    case .severity:
      map(
        to: .oneOf(Words.ConfiguredSeverity.allCases.map(\.rawValue)),
        names: .oneOf(Explanation.all.map(\.code))
      ).described("Per diagnostic code, how it is reported.")
    }
  }

  private static var doubles: Schema {
    let elsewhere = Schema.object(
      [("folder", folder("Where they go.")), ("module", typeName.described("The app's module."))],
      required: ["folder"])
    return .any(of: [folder("Where test doubles go."), elsewhere])
  }

  private static func folder(_ summary: String) -> Schema {
    Schema.text(#"^(?!/)(?!(.*/)?\.{1,2}(/|$))."#).described(summary)
  }
}
