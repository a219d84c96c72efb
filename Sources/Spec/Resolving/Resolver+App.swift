/// What only shows when all specs are seen together.
extension Resolver {
  mutating func checkApp() {
    checkRoots()
    checkStartsOfRoot()
    checkEndlessStarts()
    checkPlaces()
    // Once all errors are mended, things may be reached, heard and used.
    guard !diagnostics.hasErrors else { return }
    checkWaysOut()
    checkReachability()
    checkNeverShown()
    checkReports()
    checkServices()
  }

  private mutating func checkRoots() {
    let roots = specs.coordinators.map(\.spec).compactMap { spec in
      spec.root.map { Located(spec.name.value, at: $0) }
    }
    guard roots.count > 1 else { return }
    for root in roots {
      let others = roots.filter { $0.value != root.value }
      diagnostics.report(.severalRoots(root, others: others))
    }
  }

  /// What the window starts has no parent that could hear it, and is there once.
  private mutating func checkStartsOfRoot() {
    let roots = Set(specs.coordinators.map(\.spec).filter { $0.root != nil }.map(\.name.value.text))
    for step in specs.coordinators.lazy.flatMap(\.spec.allSteps) {
      for flow in step.startedFlows where roots.contains(flow.value) {
        diagnostics.report(.startedRoot(flow))
      }
    }
  }

  /// Reports that no parent hears: nothing starts the flow.
  private mutating func checkReports() {
    for spec in specs.coordinators.map(\.spec) {
      guard let report = spec.flow.first?.declaration.name else { continue }
      let isKnown = specs.coordinators.contains { $0.spec.root != nil }
      if isKnown, !startedFlows.contains(spec.name.value.text) {
        diagnostics.report(.unheardReport(report, of: spec.name.value))
      }
    }
  }

  /// Screens and flows that nothing leads to from the root, unless own code may.
  private mutating func checkReachability() {
    guard let root = specs.coordinators.first(where: { $0.spec.root != nil })?.spec else { return }
    let coordinators = Dictionary(
      specs.coordinators.map { ($0.spec.name.value.text, $0.spec) },
      uniquingKeysWith: { first, _ in first })
    var reachedFlows: Set = [root.name.value.text]
    var reachedScreens: Set<String> = []
    var pending = [root]
    while let spec = pending.popLast() {
      for case .custom(nil) in spec.allSteps.map(\.kind) { return }
      reachedScreens.formUnion(spec.shown(kinds: .screens))
      for flow in spec.shown(kinds: .flows) where reachedFlows.insert(flow).inserted {
        if let next = coordinators[flow] { pending.append(next) }
      }
    }
    for name in specs.screens.map(\.spec.name) where !reachedScreens.contains(name.value.text) {
      diagnostics.report(.unreachable("screen", name, root: root.name.value))
    }
    for name in specs.coordinators.map(\.spec.name) where !reachedFlows.contains(name.value.text) {
      diagnostics.report(.unreachable("flow", name, root: root.name.value))
    }
  }
}

extension Resolver {
  /// Answers to screens and flows that nothing in their own flow shows.
  private mutating func checkNeverShown() {
    for spec in specs.coordinators.map(\.spec) {
      let isOwnCode = spec.allSteps.contains {
        if case .custom(nil) = $0.kind { true } else { false }
      }
      guard !isOwnCode else { continue }
      let (screens, flows) = (spec.shown(kinds: .screens), spec.shown(kinds: .flows))
      for name in spec.screens.map(\.name) where name.value != "*" && !screens.contains(name.value)
      {
        diagnostics.report(.neverShown("screen", name, in: spec.name.value))
      }
      for name in spec.flows.map(\.name) where name.value != "*" && !flows.contains(name.value) {
        diagnostics.report(.neverShown("flow", name, in: spec.name.value))
      }
    }
  }

  private mutating func checkServices() {
    let items = specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services)
    let used = Set(items.map(\.service.value.text))
    let declared = specs.services.map(\.spec.name)
    let unused = declared.filter { !used.contains($0.value.text) }
    let known = Set(declared.map(\.value.text))
    var misspelled: Set<String> = []
    for service in items.map(\.service) where !known.contains(service.value.text) {
      guard let nearest = closest(to: service.value.text, in: unused.map(\.value.text)) else {
        continue
      }
      misspelled.insert(nearest)
      diagnostics.report(.unknownService(service, nearest: nearest))
    }
    for service in unused where !misspelled.contains(service.value.text) {
      diagnostics.report(.unusedService(service))
    }
  }
}

extension StepSpec {
  fileprivate var startedFlows: [Located<String>] {
    switch kind {
    case .start(let target, _, _): [target.name]
    case .tabs(let tabs): tabs.map(\.flow.name)
    default: []
    }
  }
}

extension CoordinatorSpec {
  fileprivate enum Kinds {
    case screens, flows
  }

  /// The names of all that its steps show.
  fileprivate func shown(kinds: Kinds) -> Set<String> {
    var names: Set<String> = []
    for step in allSteps {
      switch (step.kind, kinds) {
      case (.push(let target), .screens), (.present(let target, _), .screens),
        (.replace(let target), .screens), (.detail(let target), .screens),
        (.start(let target, _, _), .flows):
        names.insert(target.name.value)
      case (.tabs(let tabs), .flows): names.formUnion(tabs.map(\.flow.name.value))
      case (.custom(let reached?), _): names.formUnion(reached.map(\.value))
      default: break
      }
    }
    return names
  }
}

extension Diagnostic.Code {
  fileprivate static let severalRoots = Self("MG421")
  fileprivate static let startedRoot = Self("MG427")
  /// A warning: a screen or flow that nothing leads to.
  fileprivate static let unreachable = Self("MG431")
  /// A warning: a report that no parent can hear.
  fileprivate static let unheardReport = Self("MG432")
  /// A warning: a service spec that nothing uses.
  fileprivate static let unusedService = Self("MG433")
  /// A warning: answers to a screen or flow that its flow never shows.
  fileprivate static let neverShown = Self("MG435")
  /// A warning: a service that no spec declares, and whose name is nearly that of one that nothing
  /// uses.
  fileprivate static let unknownService = Self("MG436")
}

extension Diagnostic {
  fileprivate static func severalRoots(
    _ root: Located<TypeName>, others: [Located<TypeName>]
  ) -> Diagnostic {
    Diagnostic(
      .severalRoots, at: root.span,
      "an app has one root, and \(root.value.text.quoted) isn't the only one",
      notes: others.map { Note(at: $0.span, "\($0.value.text.quoted) is one here") })
  }

  fileprivate static func startedRoot(_ flow: Located<String>) -> Diagnostic {
    Diagnostic(
      .startedRoot, at: flow.span,
      "\(flow.value.quoted) is the app's root: the window starts it, and no flow does")
  }

  fileprivate static func unreachable(
    _ kind: String, _ name: Located<TypeName>, root: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .unreachable, .warning, at: name.span,
      "nothing leads from \(root.text.quoted) to the \(kind) \(name.value.text.quoted)")
  }

  fileprivate static func unheardReport(
    _ report: Located<MemberName>, of flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .unheardReport, .warning, at: report.span,
      "no parent can hear \(report.value.text.quoted): nothing starts the flow \(flow.text.quoted)")
  }

  fileprivate static func neverShown(
    _ kind: String, _ name: Located<String>, in flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .neverShown, .warning, at: name.span,
      "these answers are never asked for: nothing in \(flow.text.quoted) shows the \(kind) "
        + name.value.quoted)
  }

  fileprivate static func unknownService(
    _ service: Located<TypeName>, nearest: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownService, .warning, at: service.span,
      "no spec declares the service \(service.value.text.quoted); did you mean \(nearest.quoted)?",
      fixIt: FixIt(at: service.span, replaceWith: nearest))
  }

  fileprivate static func unusedService(_ service: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .unusedService, .warning, at: service.span,
      "no screen and no coordinator uses the service \(service.value.text.quoted)")
  }
}
