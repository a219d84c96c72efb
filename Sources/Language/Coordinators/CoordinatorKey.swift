/// The keys of a coordinator's spec.
package enum CoordinatorKey: String, SpecWord, SpecKey {
  package static let table = SpecWords<Self>()

  case schema = "$schema"
  case coordinator, summary, allow, root, inputs, state, secret, services, start, starts, tabs
  case look, split, flow, screens, flows, events, answers, links, launch, restore, external
  case elsewhere

  package var key: Key {
    switch self {
    case .schema: Key(.any)
    case .coordinator: Key(.reference("typeName"), "The flow's name, UpperCamelCase.")
    case .summary: .summary
    case .allow: .allow
    case .root:
      Key(.oneOf(RootWord.self), "Marks the app's first coordinator.", in: .generated)
    case .inputs: Key(.reference("values"), "Data that is passed in when it starts.")
    case .state: Key(.reference("values"), "Values that it holds between events.", in: .generated)
    case .secret: .secret
    case .services: Key(.services, "Services that its own decisions and custom code need.")
    case .start:
      Key(
        .reference("start"), "The screen that it starts with, or another beginning.", in: .generated
      )
    case .starts:
      Key(
        .map(to: .reference("start"), fewest: 1),
        "Other ways to begin, each with its data; `at` chooses one where it is started.",
        in: .generated)
    case .tabs:
      Key(
        .array(of: .object(of: TabKey.self, required: [.flow, .title]), fewest: 1),
        "A flow for each tab, instead of `start`.", in: .generated)
    case .look:
      Key(
        .oneOf(TabsLook.self), "How the user chooses among `tabs`, instead of by a tab bar.",
        in: .generated)
    case .split:
      Key(
        .object(of: ColumnKey.self, required: [.primary]), "Two columns, instead of `start`.",
        in: .generated)
    case .flow: Key(.reference("functions"), "Events that it reports to the flow that starts it.")
    case .screens:
      Key(
        .map(to: .map(to: .reference("answer"))),
        "For each screen, or each of its roles, an answer to each of its events; under * for all.",
        in: .generated)
    case .flows:
      Key(
        .map(to: .map(to: .reference("answer"))),
        "For each child flow, an answer to each of its reports; under * for all.", in: .generated)
    case .events:
      Key(
        .map(to: .reference("answer"), names: .function),
        "Events from outside, such as links.")
    case .answers:
      Key(
        .map(to: .reference("answer")),
        "Answers by name, each with its data, which several other answers give.", in: .generated)
    case .links: .links
    case .launch: .launch(LaunchKey.ofFlow)
    case .restore:
      Key(
        .no, "`false` for a flow that isn't restored, nor what is above it.", in: .generated)
    case .external:
      Key(.yes, "For a flow that exists by hand, which has `inputs`, `services` and `flow`.")
    case .elsewhere:
      Key(.yes, "For a flow that another target has, of which this one knows `inputs` and `flow`.")
    }
  }

  /// Whether the key says what the flow begins with.
  var isBegin: Bool {
    switch self {
    case .start, .starts, .tabs, .split: true
    case .schema, .coordinator, .summary, .allow, .root, .inputs, .state, .secret, .services, .look,
      .flow, .screens, .flows, .events, .answers, .links, .launch, .restore, .external,
      .elsewhere:
      false
    }
  }

  /// Whether a flow that another target has can have it.
  var isOfElsewhere: Bool {
    let keys: [CoordinatorKey] = [
      .schema, .coordinator, .summary, .allow, .inputs, .flow, .secret, .elsewhere, .restore,
    ]
    return keys.contains(self)
  }

  /// Whether both keys can say it: one way to begin, and others by name.
  func mayBegin(beside other: CoordinatorKey) -> Bool {
    self == .start && other == .starts || self == .starts && other == .start
  }
}

/// The value of `root`.
package enum RootWord: String, CaseIterable {
  case window
}

extension Schema {
  package static var coordinator: Schema {
    object(
      of: CoordinatorKey.self, required: [.coordinator],
      one: [[.start, .starts], [.tabs], [.split], [.external], [.elsewhere]]
    ).described("A coordinator: what it shows, and its answer to every event.")
  }
}
