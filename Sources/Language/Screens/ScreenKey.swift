/// The keys of a screen's spec.
package enum ScreenKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "a screen"
  package static let required: [Self] = [.screen]

  case schema = "$schema"
  case screen, summary, title, allow, inputs, services, state, fields, derived, actions, flow
  case secret, alerts, variants, list, view, launch, samples, embeds, restore, external

  package var row: KeyRow<ScreenSpec> {
    switch self {
    case .schema: .schema
    case .screen: .elsewhere(.reference("typeName"), "The screen's name, UpperCamelCase.")
    case .summary: .summary(\.summary)
    case .title:
      .text(
        \.title,
        "The title in a bar above it, which may be a value of its own, unless the flow says another.",
        isShown: true)
    case .allow: .allow
    case .inputs: .values(\.inputs, "Data that the flow passes in.")
    case .services:
      .services(\.services, "Services that it needs from the app.", in: .generated)
    case .state:
      .startedValues(\.state, "Values that the view shows and observes.", in: .ownView)
    case .fields: .startedValues(\.fields, "Values that the view edits.", in: .ownView)
    case .derived:
      KeyRow(
        \.derived, .reference("values"), "Values that follow from state and fields.",
        in: .ownView
      ) { $0.values($1, areDerived: true) }
    case .actions: .functions(\.actions, "Functions that the view calls.", in: .ownView)
    case .flow:
      KeyRow(\.flow, .reference("events"), "Events: what the user did, for the flow to answer.") {
        $0.events($1)
      }
    case .secret: .secret(\.secret)
    case .alerts:
      KeyRow(
        \.alerts, .map(to: .screenAlert),
        "Alerts that it shows above itself, each under the case that its view model sets.",
        in: .ownView
      ) { $0.alerts($1) }
    case .variants:
      KeyRow(
        \.variants, .array(of: .words, fewest: 2),
        "Presentations that the app chooses between.", in: .ownView
      ) { $0.variants($1) }
    case .list:
      KeyRow(
        \.list, .words, "The `Identifiable` type of the items that it lists.", in: .ownView
      ) { $0.list($1) }
    case .view:
      KeyRow(
        .any(of: [.oneOf(ScreenView.self), .object(of: ViewKey.self)]),
        "How its view is made, unless `ui` in the configuration says it.", in: .generated
      ) { decoder, screen, value, _ in decoder.view(value, into: &screen) }
    case .launch: .launch(\.launch, LaunchKey.ofScreen)
    case .samples:
      KeyRow(
        \.samples, .map(to: .reference("with"), names: .text("^[A-Za-z][A-Za-z0-9 ]*$")),
        "States that it can be in, by name, for previews and snapshots.", in: .ownView
      ) { $0.samples($1) }
    case .embeds:
      KeyRow(
        \.embeds, .array(of: .reference("typeName")), "Screens whose views its view contains.",
        in: .ownView
      ) { $0.embeds($1) }
    case .restore:
      .only(
        false, \.isRestored, "`false` for a screen that isn't restored, nor what is above it.",
        in: .ownView)
    case .external:
      .only(
        true, \.isExternal,
        "For a screen that exists by hand, which has `inputs` and `flow` alone.")
    }
  }
}

extension Schema {
  package static var screen: Schema {
    object(of: ScreenKey.self)
      .described("A screen: its view model's inputs, state, actions and events.")
  }
}
