import MvvmgenStorage
import MvvmgenSyntax

/// The keys of a coordinator's spec.
package enum CoordinatorKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "a coordinator"
  package static let required: [Self] = [.coordinator]

  case schema = "$schema"
  case coordinator, summary, allow, root, inputs, state, secret, services, start, starts, tabs
  case look, split, flow, passesOn, screens, flows, events, answers, links, launch, restore
  case external, elsewhere

  package var row: KeyRow<CoordinatorSpec> {
    switch self {
    case .schema: .schema
    case .coordinator:
      .elsewhere(.reference("typeName"), "The flow's name, UpperCamelCase.")
    case .summary: .summary(\.summary)
    case .allow: .allow
    case .root:
      KeyRow(\.root, .oneOf(RootWord.self), "Marks the app's first coordinator.", in: .generated) {
        $0.choice($1, of: RootWord.self) == nil ? nil : $1.span
      }
    case .inputs: .values(\.inputs, "Data that is passed in when it starts.")
    case .state:
      .startedValues(\.state, "Values that it holds between events.", in: .generated)
    case .secret: .secret(\.secret)
    case .services:
      .services(\.services, "Services that its own decisions and custom code need.")
    case .start:
      KeyRow(
        \.start, .reference("start"), "The screen that it starts with, or another beginning.",
        in: .beginning
      ) { $0.start($1) }
    case .starts:
      KeyRow(
        .map(to: .reference("start"), fewest: 1),
        "Other ways to begin, each with its data; `at` chooses one where it is started.",
        in: .beginning
      ) { decoder, flow, value, key in flow.starts = decoder.starts(value, at: key) }
    case .tabs:
      KeyRow(
        .array(of: .object(of: TabKey.self), fewest: 1),
        "A flow for each tab, instead of `start`.", in: .beginning
      ) { decoder, flow, value, key in flow.start = decoder.tabs(value, at: key) }
    case .look:
      .located(
        \.look, "How the user chooses among `tabs`, if not by a tab bar alone.", in: .generated)
    case .split:
      KeyRow(
        .object(of: ColumnKey.self), "Two or three columns, instead of `start`.", in: .beginning
      ) { decoder, flow, value, key in flow.start = decoder.split(value, at: key) }
    case .flow:
      KeyRow(
        \.flow, .reference("functions"), "Events that it reports to its parent."
      ) { $0.ownEvents($1) }
    case .passesOn:
      KeyRow(
        \.passesOn, .array(of: .words, fewest: 1),
        "Events of what it shows that it reports in turn, under the same names.", in: .generated
      ) { $0.strings($1) { MemberName.parse($1, into: &$0.diagnostics) } }
    case .screens:
      .senders(
        \.screens, .screen, \.screensInsertionPoint,
        "An answer to each event of a screen, or of one of its roles; under * for all.")
    case .flows:
      .senders(
        \.flows, .coordinator, \.flowsInsertionPoint,
        "An answer to each report of a child flow; under * for all.")
    case .events:
      KeyRow(
        \.events, .map(to: .reference("answer"), names: .function),
        "Events from outside, such as links."
      ) { $0.events($1) }
    case .answers:
      KeyRow(
        \.answers, .map(to: .reference("answer")),
        "Answers by name, each with its data, which several other answers give.", in: .generated
      ) { $0.namedAnswers($1) }
    case .links:
      KeyRow(
        \.links, .map(to: .any(of: [.words, .object(of: LinkKey.self)])),
        "URLs that the app opens, and the event that each is."
      ) { $0.links($1) }
    case .launch: .launch(\.launch, LaunchKey.ofFlow)
    case .restore:
      .only(
        false, \.isRestored, "`false` for a flow that isn't restored, nor what is above it.",
        in: .generated)
    case .external:
      .only(
        true, \.isExternal,
        "For a flow that exists by hand, which has `inputs`, `services` and `flow`.")
    case .elsewhere:
      .only(
        true, \.isElsewhere,
        "For a flow that another target has, of which this one knows `inputs` and `flow`.")
    }
  }

  /// Whether a flow that another target has can have it.
  var isOfElsewhere: Bool {
    let keys: [CoordinatorKey] = [
      .schema, .coordinator, .summary, .allow, .inputs, .flow, .secret, .elsewhere, .restore,
    ]
    return keys.contains(self)
  }
}

/// The value of `root`.
package enum RootWord: String, CaseIterable {
  case window
}

extension Schema {
  package static var coordinator: Schema {
    object(
      of: CoordinatorKey.self,
      one: [[.start, .starts], [.tabs], [.split], [.external], [.elsewhere]]
    ).described("A coordinator: what it shows, and its answer to every event.")
  }
}

extension KeyRow<CoordinatorSpec> {
  fileprivate static func senders(
    _ path: Path<[CoordinatorSpec.SenderSpec]>, _ kind: SpecKind,
    _ insertionPoint: Path<InsertionPoint?>, _ summary: String
  ) -> Self {
    Self(.map(to: .map(to: .reference("answer"))), summary, in: .generated) {
      decoder, flow, value, _ in
      flow[keyPath: path] = decoder.senders(value, kind)
      flow[keyPath: insertionPoint] = value.insertionPoint
    }
  }
}
