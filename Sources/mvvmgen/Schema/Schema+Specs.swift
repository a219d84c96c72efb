import Explanations
import Language

/// The schema of each key of each kind of spec.
extension Schema {
  static var screen: Schema {
    .object(
      ScreenKey.allCases.map { ($0.rawValue, of($0)) }, required: [ScreenKey.screen.rawValue]
    ).described("A screen: its view model's inputs, state, actions and events.")
  }

  private static func of(_ key: ScreenKey) -> Schema {
    switch key {
    case .schema: .any
    case .screen: .reference("typeName").described("The screen's name, UpperCamelCase.")
    case .summary: .string.described("For the documentation comments.")
    case .title: words.described("What a bar above it says, unless the flow says something else.")
    case .allow: .reference("codes").described("Warnings to silence in this spec.")
    case .inputs: .reference("values").described("Data that the flow passes in.")
    case .services: services.described("What it needs from the app.")
    case .state: .reference("values").described("What the view shows and observes.")
    case .fields: .reference("values").described("What the view edits.")
    case .derived:
      .reference("values").described("What follows from state and fields, in your words.")
    case .actions: .reference("functions").described("What the view calls; may be async.")
    case .flow:
      .reference("functions").described("An event: what the user did, for the flow to answer.")
    case .storage: .reference("values").described("The view model's own stored properties.")
    case .secret: secret
    case .alerts:
      map(to: screenAlert)
        .described("What it shows above itself, under each case that its view model sets.")
    case .variants:
      .array(of: .text("."), fewest: 2).described("Presentations that the app chooses between.")
    case .modelControllers:
      declarations(.text(".")).described("Helpers that the view model owns.")
    case .list: .text(".").described("The `Identifiable` type of the items that it lists.")
    case .view: .any(of: [viewWord, view]).described("How the view is created.")
    case .launch: launch(LaunchKey.ofScreen)
    case .samples:
      map(to: .reference("with"), names: .text("^[A-Za-z][A-Za-z0-9 ]*$"))
        .described("States that it can be in, by name, for previews and snapshots.")
    case .embeds:
      .array(of: .reference("typeName")).described("Screens whose views its view contains.")
    case .external:
      yes.described("For a screen that exists by hand, which has `inputs` and `flow` alone.")
    }
  }

  private static let viewWord = Schema.oneOf(ViewWord.allCases.map(\.rawValue))

  private static var view: Schema {
    .object(
      ViewKey.allCases.map { key in
        switch key {
        case .kind: (key.rawValue, viewWord)
        case .storyboard: (key.rawValue, .text(".").described("The storyboard's name."))
        case .identifier:
          (key.rawValue, .text(".").described("The view controller's identifier in it."))
        }
      }, required: [ViewKey.kind.rawValue])
  }

  static var coordinator: Schema {
    let begins: [[CoordinatorKey]] = [[.start, .starts], [.tabs], [.split], [.external]]
    return .object(
      CoordinatorKey.allCases.map { ($0.rawValue, of($0)) },
      required: [CoordinatorKey.coordinator.rawValue], one: begins.map { $0.map(\.rawValue) }
    ).described("A coordinator: what it shows, and its answer to every event.")
  }

  private static func of(_ key: CoordinatorKey) -> Schema {
    switch key {
    case .schema: .any
    case .tabs: tabs.described("What it begins with: a flow for each tab.")
    case .split: split.described("What it begins with: two columns.")
    case .coordinator: .reference("typeName").described("The flow's name, UpperCamelCase.")
    case .summary: .string.described("For the documentation comments.")
    case .allow: .reference("codes").described("Warnings to silence in this spec.")
    case .root:
      .oneOf(RootWord.allCases.map(\.rawValue)).described("Marks the app's first coordinator.")
    case .inputs: .reference("values").described("Data that is passed in when it starts.")
    case .state: .reference("values").described("What it holds between events.")
    case .secret: secret
    case .services: services.described("What its own decisions and custom code need.")
    case .start: .reference("start").described("What it shows first.")
    case .starts:
      map(to: .reference("start"), fewest: 1)
        .described("Other ways to begin, each with its data; `at` chooses one where it is started.")
    case .flow: .reference("functions").described("The events that it reports to its parent.")
    case .screens:
      map(to: map(to: .reference("answer")))
        .described(
          "For each screen, or each of its roles, an answer to each of its events; under * for all."
        )
    case .flows:
      map(to: map(to: .reference("answer")))
        .described("For each child flow, an answer to each of its reports; under * for all.")
    case .events:
      map(to: .reference("answer"), names: function)
        .described("Events from outside, such as links.")
    case .launch: launch(LaunchKey.ofFlow)
    case .external:
      yes.described("For a flow that exists by hand, which has `inputs`, `services` and `flow`.")
    }
  }

  static var service: Schema {
    .object(
      ServiceKey.allCases.map { ($0.rawValue, of($0)) }, required: [ServiceKey.service.rawValue]
    ).described("A service: a protocol that the app implements.")
  }

  private static func of(_ key: ServiceKey) -> Schema {
    switch key {
    case .schema: .any
    case .service: .reference("typeName").described("The protocol's name, UpperCamelCase.")
    case .summary: .string.described("For the documentation comments.")
    case .allow: .reference("codes").described("Warnings to silence in this spec.")
    case .members: .reference("members").described("Its properties and functions.")
    case .secret: secret
    }
  }

  // MARK: Shared

  private static func launch(_ keys: [LaunchKey]) -> Schema {
    let point = Schema.object(
      keys.map { ($0.rawValue, $0 == .with ? .reference("with") : .text(".")) }, required: [])
    return map(to: point, names: .text("^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$"))
      .described("Launch arguments that start it alone, and its inputs.")
  }

  private static var secret: Schema {
    .array(of: .text(".")).described("Names of its values and parameters that nothing prints.")
  }

  private static let yes = Schema([("const", .bool(true))])

  static var typeName: Schema { .text("^[^a-z]") }
  static var codes: Schema { .array(of: .oneOf(Explanation.all.map(\.code))) }
  static var with: Schema { .map(to: .text(".")) }

  private static var services: Schema { .array(of: .text(".")) }
  private static var function: Schema { .text("\\(") }

  static var values: Schema { declarations(.text(":")) }
  static var functions: Schema { declarations(function) }
  static var members: Schema { declarations(.text("[:(]")) }

  private static func declarations(_ text: Schema) -> Schema {
    let documented = Schema.object(
      [
        ("declare", text),
        ("summary", Schema.string.described("For the documentation comment.")),
      ], required: ["declare"])
    return .array(of: .any(of: [text, documented]))
  }
}
