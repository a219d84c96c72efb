/// Makes a screen, a coordinator's interface and a service of their declarations, which must not
/// clash with each other or with what the generated types have themselves.
extension Resolver {
  mutating func screen(_ sourced: Sourced<ScreenSpec>) -> Screen {
    let spec = sourced.spec
    let names = Screen.Names(spec.name.value, configuration.names)
    var members = MemberNames()
    if let list = spec.list {
      for name in ["listProperty", "_list"] {
        claimUnreserved(Located(MemberName(validated: name), at: list.span), in: &members)
      }
    }
    claim(spec.inputs, in: &members)
    claim(spec.services, in: &members)
    for state in spec.state.map(\.declaration.name) where claim(state, in: &members) {
      claimUnreserved(state.map { $0 + "Property" }, in: &members)
      // A property wrapper is stored under this name.
      claimUnreserved(
        state.map { MemberName(validated: InternedText("_", $0.interned)) }, in: &members)
    }
    claim(spec.storage, in: &members)
    claim(spec.modelControllers, in: &members)
    for action in spec.actions { claim(action.declaration, in: &members) }
    if let first = spec.variants.first {
      claimUnreserved(Located(MemberName(validated: "variant"), at: first.span), in: &members)
    }
    let controllers = spec.modelControllers.map(\.madeAlone)
    checkDefaults(spec.state + spec.storage)
    for controller in controllers where controller.declaration.defaultValue == nil {
      diagnostics.report(.notMadeAlone(controller.declaration))
    }
    checkFunctions(spec.actions, of: "an action", mayBeAsync: true)
    let events = events(spec.flow, variable: names.variable, type: names.viewModel)
    checkEventNames(spec.flow)
    claimClosures(of: spec.flow, in: &members)
    let picker = picker(spec, events)
    let list = spec.list.map { Property(listOf: $0.value) }
    let actions = spec.actions.map { Screen.Action($0, forwarding: events) }
    return Screen(
      names: names,
      origin: Origin(path: sourced.path, span: spec.name.span),
      summary: spec.summary,
      view: spec.view,
      inputs: spec.inputs.map { Property($0) },
      services: spec.services.map { ServiceUse($0) },
      state: [list].compactMap(\.self) + spec.state.map { Property($0) },
      actions: actions,
      events: events,
      storage: spec.storage.map { Property($0) },
      modelControllers: controllers.map { Property($0) },
      list: spec.list.map { Screen.List(of: $0.value, actions) },
      picker: picker,
      variants: spec.variants.map(\.value))
  }

  /// What a picker reports: a result, or its cancellation.
  private mutating func picker(_ spec: ScreenSpec, _ events: [Event]) -> Screen.Picker? {
    guard case .picker = spec.view, let span = spec.viewSpan else { return nil }
    let picker = Screen.Picker(events)
    if picker == nil, !spec.gaps.contains(ScreenKey.flow.rawValue) {
      diagnostics.report(.notAPicker(at: span))
    }
    return picker
  }

  mutating func interface(_ spec: CoordinatorSpec) -> FlowInterface {
    let names = Coordinator.Names(spec.name.value, configuration.names)
    var members = MemberNames()
    claim(spec.inputs, in: &members)
    for service in spec.services {
      if let property = service.property { diagnostics.report(.renamedService(property)) }
    }
    let outside = spec.events.map { Documented(declaration: $0.declaration, summary: nil) }
    for event in outside { claim(event.declaration, in: &members) }
    checkFunctions(outside, of: "an event", mayBeAsync: false)
    checkEventNames(spec.flow)
    claimClosures(of: spec.flow, in: &members)
    if configuration.flowOutput == .closures {
      claimUnreserved(
        Located(MemberName(validated: "onCancelled"), at: spec.name.span), in: &members)
    }
    return FlowInterface(
      names: names,
      inputs: spec.inputs.map { Property($0) },
      reports: events(spec.flow, variable: names.variable, type: names.coordinator),
      spec: spec)
  }

  mutating func service(_ sourced: Sourced<ServiceSpec>) -> Service {
    let spec = sourced.spec
    var members = MemberNames()
    let resolved = spec.members.map { member -> Service.Member in
      switch member.declaration {
      case .value(let value):
        claimUnreserved(value.name, in: &members)
        if value.defaultValue != nil { diagnostics.report(.defaultInService(value.name)) }
        return .value(Property(Documented(declaration: value, summary: member.summary)))
      case .function(let function):
        claimUnreserved(function.key, in: &members)
        return .function(Service.Function(function, summary: member.summary))
      }
    }
    return Service(
      reference: ServiceReference(spec.name.value),
      declaration: Service.Declaration(
        origin: Origin(path: sourced.path, span: spec.name.span),
        summary: spec.summary,
        members: resolved))
  }

  static let cancelled = MemberName(validated: "cancelled")

  /// What a screen or a flow reports; never `async`, without a result, each name once.
  private mutating func events(
    _ specs: [Documented<FunctionDeclaration>], variable: MemberName, type: TypeName
  ) -> [Event] {
    checkFunctions(specs, of: "a flow event", mayBeAsync: false)
    for (index, spec) in specs.enumerated() {
      let name = spec.declaration.name
      if name.value == Self.cancelled { diagnostics.report(.reservedEvent(name)) }
      let before = specs[..<index].last { $0.declaration.name.value == name.value }
      if let first = before?.declaration.name {
        diagnostics.report(.clash(name, with: first))
        diagnostics.report(.clash(first, with: name))
      }
    }
    let lowercased = type.lowercased
    return specs.map { spec in
      let signature = Signature(spec.declaration)
      return Event(
        signature: signature,
        sender: ReservedName.free(variable, lowercased) { name in
          signature.parameters.contains { $0.name == name }
        },
        summary: spec.summary)
    }
  }
}

// MARK: - Checks

/// The members of one type, by what Swift tells them apart by.
struct MemberNames {
  private var places: [MemberName: Located<MemberName>] = [:]

  init() {
    // What most screens have: growing would hash every name anew.
    places.reserveCapacity(48)
  }

  /// The member that has the name already, if there is one.
  mutating func claim(_ name: Located<MemberName>) -> Located<MemberName>? {
    guard let first = places.updateValue(name, forKey: name.value) else { return nil }
    places[name.value] = first
    return first
  }
}

extension Resolver {
  private mutating func claim(
    _ values: [Documented<ValueDeclaration>], in members: inout MemberNames
  ) {
    for value in values { _ = claim(value.declaration.name, in: &members) }
  }

  /// What reports is a member too, where that is a closure.
  private mutating func claimClosures(
    of events: [Documented<FunctionDeclaration>], in members: inout MemberNames
  ) {
    guard configuration.flowOutput == .closures else { return }
    for name in events.map(\.declaration.name) {
      let closure = MemberName(validated: "on\(name.value.capitalized.text)")
      claimUnreserved(Located(closure, at: name.span), in: &members)
    }
  }

  private mutating func claim(_ services: [ServiceItem], in members: inout MemberNames) {
    var types: [TypeName: Located<TypeName>] = [:]
    for item in services {
      if let first = types.updateValue(item.service, forKey: item.service.value) {
        diagnostics.report(.serviceTwice(item.service, first: first))
        continue
      }
      let property = ServiceReference(item.service.value).property
      _ = claim(item.property ?? Located(property, at: item.service.span), in: &members)
    }
  }

  private mutating func claim(_ function: FunctionDeclaration, in members: inout MemberNames) {
    if function.name.value.interned.isReserved {
      diagnostics.report(.reserved(function.name))
    }
    claimUnreserved(function.key, in: &members)
  }

  /// Whether nothing else has the name.
  private mutating func claim(
    _ name: Located<MemberName>, in members: inout MemberNames
  ) -> Bool {
    if name.value.interned.isReserved { diagnostics.report(.reserved(name)) }
    return claimUnreserved(name, in: &members)
  }

  @discardableResult
  private mutating func claimUnreserved(
    _ name: Located<MemberName>, in members: inout MemberNames
  ) -> Bool {
    guard let first = members.claim(name) else { return true }
    diagnostics.report(.clash(name, with: first))
    diagnostics.report(.clash(first, with: name))
    return false
  }

  private mutating func checkDefaults(_ values: [Documented<ValueDeclaration>]) {
    for value in values {
      let declaration = value.declaration
      if declaration.defaultValue == nil, declaration.type.value.emptyValue == nil {
        diagnostics.report(.needsDefault(declaration))
      }
    }
  }

  private mutating func checkFunctions(
    _ functions: [Documented<FunctionDeclaration>], of kind: String, mayBeAsync: Bool
  ) {
    for function in functions.map(\.declaration) {
      if let span = function.asyncSpan, !mayBeAsync {
        diagnostics.report(.cannot(kind, "be async", at: span))
      }
      if let span = function.throwsSpan {
        let reason = mayBeAsync ? ": what goes wrong is state" : ""
        diagnostics.report(.cannot(kind, "throw\(reason)", at: span))
      }
      if let result = function.result {
        let reason = mayBeAsync ? "what comes of it is state" : "it only says what happened"
        diagnostics.report(.cannot(kind, "have a result: \(reason)", at: result.span))
      }
    }
  }
}

extension Documented<ValueDeclaration> {
  /// A model controller is made by its type where nothing else is said.
  fileprivate var madeAlone: Documented {
    guard declaration.defaultValue == nil, case .named = declaration.type.value.form else {
      return self
    }
    let made = ValueDeclaration(
      name: declaration.name, type: declaration.type, isEscaping: declaration.isEscaping,
      defaultValue: .call(.type(declaration.type.value), []))
    return Documented(declaration: made, summary: summary)
  }
}
