/// What only shows when all specs are seen together.
extension Resolver {
  mutating func checkApp(_ coordinators: [Coordinator]) {
    checkRoots()
    checkEndlessStarts()
    checkPlaces()
    checkReachability()
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

  /// Flows that start with each other, so that no screen ever comes.
  private mutating func checkEndlessStarts() {
    let starts = Dictionary(
      specs.coordinators.compactMap { sourced -> (String, Located<String>)? in
        guard case .start(let target, _, _)? = sourced.spec.start.first?.kind else { return nil }
        return (sourced.spec.name.value.text, target.name)
      }, uniquingKeysWith: { first, _ in first })
    for (name, first) in starts.sorted(by: { $0.key < $1.key }) {
      var chain = [name]
      var next = first.value
      while next != name, let following = starts[next], !chain.contains(next) {
        chain.append(next)
        next = following.value
      }
      if next == name { diagnostics.report(.endlessStart(first, chain: chain + [name])) }
    }
  }

  /// Reports that no parent hears: nothing starts the flow.
  private mutating func checkReports() {
    for spec in specs.coordinators.map(\.spec) {
      guard let report = spec.flow.first?.declaration.name else { continue }
      let isRoot = spec.root != nil
      let isKnown = specs.coordinators.contains { $0.spec.root != nil }
      if isRoot || (isKnown && !startedFlows.contains(spec.name.value.text)) {
        diagnostics.report(.unheardReport(report, of: spec.name.value))
      }
    }
  }

  private mutating func checkServices() {
    let used = Set(
      (specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services))
        .map(\.service.value))
    for service in specs.services.map(\.spec.name) where !used.contains(service.value) {
      diagnostics.report(.unusedService(service))
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
      let shown = Shown(spec, screens: screens, flows: flows)
      reachedScreens.formUnion(shown.screens.map(\.value.names.base.text))
      for flow in shown.flows.map(\.value.names.base.text)
      where reachedFlows.insert(flow).inserted {
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

extension StepSpec {
  /// The flow that the step starts, if it does.
  var startedFlow: String? {
    if case .start(let target, _, _) = kind { target.name.value } else { nil }
  }
}

extension Diagnostic.Code {
  fileprivate static let severalRoots = Self("MG421")
  fileprivate static let endlessStart = Self("MG422")
  /// A warning: a screen or flow that nothing leads to.
  fileprivate static let unreachable = Self("MG431")
  /// A warning: a report that no parent can hear.
  fileprivate static let unheardReport = Self("MG432")
  /// A warning: a service spec that nothing uses.
  fileprivate static let unusedService = Self("MG433")
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

  fileprivate static func endlessStart(_ start: Located<String>, chain: [String]) -> Diagnostic {
    Diagnostic(
      .endlessStart, at: start.span,
      "these flows start each other without a screen between: \(chain.joined(separator: " → "))")
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

  fileprivate static func unusedService(_ service: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .unusedService, .warning, at: service.span,
      "no screen and no coordinator uses the service \(service.value.text.quoted)")
  }
}
