/// The keys of a screen's spec.
package enum ScreenKey: String, SpecWord, SpecKey {
  package static let table = SpecWords<Self>()

  case schema = "$schema"
  case screen, summary, title, allow, inputs, services, state, fields, derived, actions, flow
  case storage = "private"
  case secret, alerts, variants, list, modelControllers, view, launch, samples, embeds, restore
  case external

  package var key: Key {
    switch self {
    case .schema: Key(.any)
    case .screen: Key(.reference("typeName"), "The screen's name, UpperCamelCase.")
    case .summary: .summary
    case .title:
      Key(
        .words,
        "The title in a bar above it, which may be a value of its own, unless the flow says another."
      )
    case .allow: .allow
    case .inputs: Key(.reference("values"), "Data that the flow passes in.")
    case .services: Key(.services, "Services that it needs from the app.", in: .generated)
    case .state: Key(.reference("values"), "Values that the view shows and observes.", in: .ownView)
    case .fields: Key(.reference("values"), "Values that the view edits.", in: .ownView)
    case .derived:
      Key(
        .reference("values"), "Values that follow from the state and the fields.", in: .ownView)
    case .actions: Key(.reference("functions"), "Functions that the view calls.", in: .ownView)
    case .flow:
      Key(.reference("functions"), "Events for the flow to answer: what the user did.")
    case .storage:
      Key(.reference("values"), "The view model's own stored properties.", in: .ownView)
    case .secret: .secret
    case .alerts:
      Key(
        .map(to: .screenAlert),
        "Alerts that it shows above itself, each under the case that its view model sets.",
        in: .ownView)
    case .variants:
      Key(
        .array(of: .words, fewest: 2), "Presentations that the app chooses between.", in: .ownView)
    case .list:
      Key(.words, "The `Identifiable` type of the items that it lists.", in: .ownView)
    case .modelControllers:
      Key(.declarations(.words), "Helpers that the view model owns.", in: .ownView)
    case .view:
      Key(
        .any(of: [.oneOf(ViewWord.self), .object(of: ViewKey.self, required: [.kind])]),
        "How its view is made, unless `ui` in the configuration says it.", in: .generated)
    case .launch: .launch(LaunchKey.ofScreen)
    case .samples:
      Key(
        .map(to: .reference("with"), names: .text("^[A-Za-z][A-Za-z0-9 ]*$")),
        "States that it can be in, by name, for previews and snapshots.", in: .ownView)
    case .embeds:
      Key(
        .array(of: .reference("typeName")), "Screens whose views its view contains.", in: .ownView)
    case .restore:
      Key(
        .no, "`false` for a screen that isn't restored, nor what is above it.", in: .ownView)
    case .external:
      Key(.yes, "For a screen that exists by hand, which has `inputs` and `flow` alone.")
    }
  }
}

extension Schema {
  package static var screen: Schema {
    object(of: ScreenKey.self, required: [.screen])
      .described("A screen: its view model's inputs, state, actions and events.")
  }
}
