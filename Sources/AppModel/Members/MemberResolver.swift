import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Creates screens, interfaces of coordinators and services from their declarations, which must not
/// clash with each other or with the members that generated types have themselves.
struct MemberResolver {
  let configuration: Configuration
  let services: ServiceReferences
  var diagnostics = Diagnostics()
  var meanings: Meanings
  var survey = MemberSurvey()
  /// The data that the alert that is being resolved uses.
  var usedInAlert: [MemberName] = []
  /// The types with the names of types that tests import.
  var besideImports: [TypeName] = []
  /// Whether test doubles are in a module of their own.
  let hasDoublesApart: Bool
  private let borders: Borders?
  /// The services with a spec that are called like types of the runtime.
  let servicesLikeRuntimes: Set<TypeName>
  /// The targets that see a type called `Task`.
  private let besideTask: @Sendable (Int) -> Bool
  private var eventNames: [MemberName: Located<MemberName>] = [:]

  init(
    _ configuration: Configuration, _ services: ServiceReferences, within borders: Borders?,
    noting isNoting: Bool, besideTask: @escaping @Sendable (Int) -> Bool
  ) {
    self.configuration = configuration
    self.services = services
    hasDoublesApart = configuration.hasDoublesApart
    servicesLikeRuntimes = Set(services.declared.filter(RuntimeTypes.contain))
    (self.borders, self.besideTask) = (borders, besideTask)
    meanings = Meanings(areNoted: isNoting)
  }

  private mutating func begin(_ spec: Located<TypeName>) {
    if let borders { survey.home = borders.target(of: spec.span) }
  }

  /// The facts about other specs on which it depends what a screen or a service says.
  mutating func circumstances(of spec: Located<TypeName>) -> Circumstances {
    begin(spec)
    return Circumstances(
      isBesideTask: besideTask(survey.home), servicesLikeRuntimes: servicesLikeRuntimes)
  }

  /// Those on which it depends what a flow says.
  mutating func circumstances(
    of spec: Located<TypeName>, number: Int, _ cancellations: AnsweredCancellations,
    isDeclared: Bool = false
  ) -> Circumstances {
    var circumstances = circumstances(of: spec)
    circumstances.number = number
    circumstances.isDeclared = isDeclared
    circumstances.isCancelAnswered = cancellations.contain(spec.value, in: survey.home)
    return circumstances
  }

  /// Resolves a spec by itself, or takes the result of the run before if it would be the same.
  mutating func resolved<Spec, Item>(
    _ file: SpecFile<Spec>, _ circumstances: Circumstances,
    _ former: [ObjectIdentifier: ResolvedSpec<Item>]?, _ resolve: (inout Self) -> Item
  ) -> ResolvedSpec<Item> {
    if let known = former?[ObjectIdentifier(file)], known.circumstances == circumstances {
      return known
    }
    defer { (diagnostics, besideImports, survey.noted) = (Diagnostics(), [], NotedNames()) }
    let item = resolve(&self)
    return ResolvedSpec(
      item: item, diagnostics: diagnostics, besideImports: besideImports, noted: survey.noted,
      source: file, circumstances: circumstances)
  }

  mutating func screen(_ sourced: SpecFile<ScreenSpec>) -> Screen {
    let spec = sourced.spec
    begin(spec.name)
    let view = spec.view ?? configuration.usualView
    let names = Screen.Names(
      spec.name.value, configuration.names, isSwiftUI: view.isSwiftUI)
    checkDeclarations(of: spec, view)
    let events = events(spec.flow, variable: names.variable, type: names.screen)
    let state = state(of: spec)
    let index = NameIndex(events)
    let isBesideTask = besideTask(survey.home)
    let inputs = spec.inputs.map { Property($0) }
    let derived = spec.derived.map { Property($0) }
    let values = inputs + derived + state
    let actions = spec.actions.map { action in
      Screen.Action(action, besideTask: isBesideTask, values: values) {
        index.first($0, in: events)
      }
    }
    checkNames(in: spec, with: actions, events, isSwiftUI: view.isSwiftUI)
    checkDoubledTypes(of: spec)
    let picker = picker(spec, events)
    let samples = samples(of: spec, state: state)
    let alerts = spec.alerts.isEmpty ? nil : alerts(of: spec, names, state, actions)
    return Screen(
      sourced, names, configuration, title: title(of: spec, state), view: view,
      services: spec.services.map { ServiceUse($0, of: services[$0.service.value]) },
      inputs: inputs, state: state, derived: derived, actions: actions, events: events,
      alerts: alerts, picker: picker, samples: samples)
  }

  private mutating func checkDeclarations(of spec: ScreenSpec, _ view: ScreenView) {
    checkView(view, of: spec)
    for stored in [spec.state, spec.fields] where !stored.isEmpty {
      checkDefaults(stored)
      checkStarts(
        stored, from: spec.inputs, of: Meaning.Owner(.screen, spec.name.value),
        unless: spec.hasErrors)
      checkStarts(stored, keep: spec.secret)
    }
    if !spec.isExternal { checkFunctions(spec.actions, of: "an action", mayBeAsync: true) }
  }

  /// The list, if any, comes first; fields come last.
  private func state(of spec: ScreenSpec) -> [Property] {
    if spec.list == nil, spec.fields.isEmpty { return spec.state.map { Property($0) } }
    return (spec.list.map { [Property(listOf: $0.value)] } ?? [])
      + spec.state.map { Property($0) } + spec.fields.map { Property($0, isEdited: true) }
  }

  /// The picker's events: a result, or a cancellation.
  private mutating func picker(_ spec: ScreenSpec, _ events: [Event]) -> Screen.Picker? {
    guard let view = spec.view, view.isOfSystem, let span = spec.viewSpan else { return nil }
    let picker = Screen.Picker(events)
    if picker == nil, !spec.hasErrors {
      diagnostics.report(
        .notAPicker, at: spec.flow.first?.declaration.name.span ?? span,
        "a \(view.isSession ? "session" : "picker") needs two flow events: one whose parameters are the result, and one without "
          + "parameters, for cancellation")
    }
    return picker
  }

  mutating func interface(
    _ sourced: SpecFile<CoordinatorSpec>, number: Int, _ circumstances: Circumstances
  ) -> FlowInterface {
    let spec = sourced.spec
    begin(spec.name)
    let isOpen = borders != nil && configuration.isOpen(survey.home)
    let names = Coordinator.Names(
      spec.name.value, configuration.names, isDeclared: circumstances.isDeclared)
    checkNames(in: spec)
    checkDefaults(spec.state)
    checkStarts(
      spec.state, from: spec.inputs, of: Meaning.Owner(.coordinator, spec.name.value),
      unless: spec.hasErrors)
    checkStarts(spec.state, keep: spec.secret)
    checkDoubledTypes(of: spec)
    for service in spec.services {
      if let property = service.property {
        diagnostics.report(
          .renamedService, at: property.span,
          "a coordinator reaches its services through `services`; "
            + "only a screen can give one another name")
      }
    }
    for event in spec.events {
      checkFunction(event.declaration, of: "an event", mayBeAsync: false)
    }
    for answer in spec.answers {
      checkFunction(answer.declaration, of: "an answer", mayBeAsync: false)
    }
    return FlowInterface(
      number: number, names: names, path: sourced.path, spec: spec,
      inputs: spec.inputs.map { Property($0) },
      state: spec.state.map { Property($0) },
      reports: events(spec.flow, variable: names.variable, type: names.coordinator),
      reporting: Reporting(by: configuration.flowOutput),
      isCancelAnswered: spec.isExternal || isOpen || circumstances.isDeclared
        || circumstances.isCancelAnswered,
      isOpen: isOpen, isBesideTask: circumstances.isBesideTask)
  }

  mutating func service(_ sourced: SpecFile<ServiceSpec>) -> Service {
    let spec = sourced.spec
    begin(spec.name)
    checkNames(in: spec)
    checkDoubledTypes(of: spec)
    let members = spec.members.map { member -> Service.Member in
      switch member.declaration {
      case .value(let value):
        if value.defaultValue != nil {
          diagnostics.report(
            .defaultInService, at: value.name.span,
            "\(value.name.value.text.quoted) can't have a default: a service is a protocol")
        }
        return .value(Property(Documented(declaration: value, summary: member.summary)))
      case .function(let function):
        return .function(Service.Function(function, summary: member.summary))
      }
    }
    return Service(
      reference: services[spec.name.value],
      declaration: Service.Declaration(
        origin: Origin(path: sourced.path, span: spec.name.span),
        summary: spec.summary,
        members: members,
        hasAllMembers: !spec.hasErrors,
        secret: Set(spec.secret.map(\.value))))
  }

  /// The events of a screen or flow; never `async`, without a result, and with unique names.
  private mutating func events(
    _ specs: [Documented<FunctionDeclaration>], variable: MemberName, type: TypeName
  ) -> [Event] {
    checkFunctions(specs, of: "a flow event", mayBeAsync: false)
    checkEventNames(specs)
    eventNames.removeAll(keepingCapacity: true)
    for name in specs.lazy.map(\.declaration.name) {
      if name.value == .cancelled {
        diagnostics.report(
          .reserved, at: name.span,
          "`cancelled` tells the parent that the flow ended without a report; "
            + "choose another name")
      }
      if let first = eventNames.insert(name, for: name.value) {
        diagnostics.reportClash(of: name, first)
      }
    }
    return specs.map { spec in
      let signature = Signature(spec.declaration)
      var event = Event(
        signature: signature,
        sender: FixedName.local(variable, type.lowercased) { name in
          signature.parameters.contains { $0.name == name }
        },
        summary: spec.summary)
      event.isDroppedLate = spec.late != nil
      return event
    }
  }
}
