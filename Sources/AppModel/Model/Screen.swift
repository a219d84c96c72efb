package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// A screen, with the names of everything that is generated for it. A class, because it is looked
/// up and passed around much more often than it is created.
package final class Screen: Sendable {
  package let names: Names
  package let origin: Origin
  package let summary: Summary?
  /// The title in a bar above it, unless the flow sets another.
  package let title: Expression?
  package let view: ScreenView
  package let storyboard: Storyboard
  /// Whether a view is generated for it; false if the app draws all screens by other means.
  package let hasView: Bool
  /// How the view model publishes changes.
  package let observation: Configuration.Observation
  /// Whether it is written by hand: nothing is generated for its view model.
  package let isExternal: Bool
  /// Whether places contain it.
  package let isRestored: Bool
  package let inputs: [Property]
  /// The inputs, without those whose name a state has that begins with them.
  package let kept: [Property]
  package let services: [ServiceUse]
  /// The state that the view observes: the list, values that it shows, values that it edits.
  package let state: [Property]
  /// Properties that hand-written code computes from the state.
  package let derived: [Property]
  package let actions: [Action]
  package let events: [Event]
  package let reporting: Reporting
  /// Names whose values are never logged, wherever the spec declares them.
  package let secret: Set<MemberName>
  /// Its own alerts, if it has any.
  package let alerts: Alerts?
  /// The list, if it has one; it is also the first state.
  package let list: List?
  /// Its events, if it is a picker.
  package let picker: Picker?
  /// The variants that the app chooses from; none, or several.
  package let variants: [MemberName]
  /// States that it can be in.
  package let samples: [Sample]
  private let inputIndex: NameIndex
  private let actionIndex: NameIndex
  private let eventIndex: NameIndex
  private let variantIndex: NameIndex

  init(
    _ sourced: SpecFile<ScreenSpec>, _ names: Names, _ configuration: Configuration,
    title: Expression?, view: ScreenView, services: [ServiceUse],
    inputs: [Property], state: [Property], derived: [Property],
    actions: [Action], events: [Event], alerts: Alerts?, picker: Picker?, samples: [Sample]
  ) {
    let spec = sourced.spec
    self.names = names
    origin = Origin(path: sourced.path, span: spec.name.span)
    summary = spec.summary
    self.title = title
    (self.view, storyboard) = (view, spec.storyboard)
    hasView = configuration.ui != .none
    observation = configuration.observation
    isExternal = spec.isExternal
    isRestored =
      configuration.restore && spec.isRestored && !spec.isExternal && !view.isOfSystem
    self.inputs = inputs
    let stateIndex = NameIndex(state)
    kept = inputs.filter { stateIndex.place($0.name.interned, in: state) == nil }
    self.services = services
    self.state = state
    self.derived = derived
    self.actions = actions
    self.events = events
    reporting = Reporting(by: configuration.flowOutput, unless: events.isEmpty)
    secret = Set(spec.secret.map(\.value))
    self.alerts = alerts
    list = spec.list.map { List(of: $0.value, actions) }
    self.picker = picker
    variants = spec.variants.map { $0.value }
    self.samples = samples
    inputIndex = NameIndex(inputs)
    actionIndex = NameIndex(actions)
    eventIndex = NameIndex(events)
    variantIndex = NameIndex(variants)
  }

  func input(_ name: InternedText) -> Property? { inputIndex.first(name, in: inputs) }

  func action(_ name: InternedText) -> Action? { actionIndex.first(name, in: actions) }

  func event(_ name: InternedText) -> Event? { eventIndex.first(name, in: events) }

  /// Whether an event is more than what the user did, so that its answer may wait until the screen is
  /// in sight.
  package func mayWait(_ event: Event) -> Bool {
    !event.isDroppedLate && action(event.signature.name.interned) == nil
  }

  func variant(_ name: InternedText) -> MemberName? { variantIndex.first(name, in: variants) }

  package struct Names: Sendable {
    /// `Login`
    package let base: TypeName
    /// `login`
    package let variable: MemberName
    package let viewModel: TypeName
    package let services: TypeName
    package let delegateProtocol: TypeName
    /// `LoginScreen`, the developer's class.
    package let screen: TypeName
    /// `LoginScreenBase`, which it inherits.
    package let screenBase: TypeName
    /// `LoginViewController`, or `LoginView` where SwiftUI draws it.
    package let view: TypeName
    package let variant: TypeName
  }

  /// A list that is shown.
  package struct List: Sendable {
    package let item: SwiftType
    /// `owl`, of `Owl`
    package let variable: MemberName
    /// The action that takes an item's id, the first if there are several.
    package let selection: Action?
  }

  /// A method that the view calls.
  package struct Action: Sendable {
    package let signature: Signature
    package let isAsync: Bool
    /// Whether the app has a type called `Task`, so that Swift's needs its module.
    package let isBesideTask: Bool
    package let summary: Summary?
    /// The flow event that is all it does, if any: one of its name, whose data are its parameters or
    /// values of the screen.
    package let forwarded: Event?
    /// Whether it is the method that reports the event.
    package var isReport: Bool { forwarded?.signature == signature }
  }
}
