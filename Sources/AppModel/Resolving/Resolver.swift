package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// Turns specs into the app that they describe: looks up every name, binds and type-checks all
/// data, and reports mismatches.
package struct Resolver {
  let app: WholeApp
  let members: AppMembers
  /// Nil in an app without targets.
  let borders: Borders?
  let declared: DeclaredFlows
  /// The run before; nil if nobody keeps it.
  let former: FormerApp?

  var specs: Specs { app.specs }
  var configuration: Configuration { app.configuration }
  var services: ServiceReferences { app.services }
  var screens: [Screen] { app.screens }
  var flows: [FlowInterface] { app.flows }
  var directory: Directory { app.directory }
  var navigation: Navigation { app.navigation }

  /// - Parameter diagnostics: receives the findings about the members of each spec.
  private init(
    _ specs: Specs, _ configuration: Configuration, noting isNoting: Bool = false,
    after former: FormerApp? = nil, keeping next: inout FormerApp?,
    into diagnostics: inout Diagnostics
  ) {
    let services = ServiceReferences(specs)
    let borders = configuration.targets.isEmpty ? nil : Borders(specs, configuration)
    let members = AppMembers(
      specs, configuration, services, within: borders, noting: isNoting,
      after: former?.members, into: &diagnostics)
    next?.members.keep(members.resolved)
    let uncertain = UncertainNames(specs)
    var directory = Directory(
      members.screens, members.flows, members.services, without: uncertain)
    let embedding = EmbeddingSurvey(
      specs.screens, members.screens, in: directory, uncertain)
    diagnostics.append(embedding.diagnostics)
    directory.embedded = embedding.embedded
    let declared = DeclaredFlows(specs, directory, borders, configuration)
    let shown = members.flows.map { [directory] flow in
      let target = borders?.target(of: flow.spec.name.span)
      let directory = target.flatMap(declared.directory) ?? directory
      return former?.navigation(of: flow, in: directory)
        ?? ResolvedNavigation(of: flow, in: directory, isKept: former != nil)
    }
    next?.keep(shown)
    app = WholeApp(
      specs: specs, configuration: configuration, services: services, screens: members.screens,
      flows: members.flows, beginnings: BeginningNumbers(members.flows), directory: directory,
      navigation: Navigation(shown.map(\.shown)),
      recovery: ErrorRecovery(
        specs, uncertain, shown.map(\.shown), lackingEmbedded: embedding.lacking),
      namedTypes: members.noted.types)
    (self.members, self.borders, self.declared) = (members, borders, declared)
    self.former = former
  }

  /// The app, or nil if the specs have errors.
  ///
  /// First it determines what is unknown because of errors. Then every stage reports all it can
  /// and leaves out the rest: the next stage continues with what remains, and reports nothing that
  /// may be valid once the errors are fixed.
  ///
  /// - Parameter former: the run before, which this one replaces; nil if nobody keeps it.
  package static func resolve(
    _ specs: consuming Specs, configuration: Configuration, reusing former: inout FormerApp?,
    into diagnostics: inout Diagnostics
  ) -> App? {
    var meanings = Meanings(areNoted: false)
    var next = former.map { _ in FormerApp() }
    let app = Resolver(specs, configuration, after: former, keeping: &next, into: &diagnostics)
      .resolve(keeping: &next, into: &diagnostics, &meanings)
    former = next
    return app
  }

  /// The same, of a run that nobody keeps.
  package static func resolve(
    _ specs: consuming Specs, configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var former: FormerApp?
    return resolve(specs, configuration: configuration, reusing: &former, into: &diagnostics)
  }

  /// The meanings of the names in the specs, as far as they are known.
  package static func meanings(
    of specs: consuming Specs, _ configuration: Configuration
  ) -> Meanings {
    var ignored = Diagnostics()
    var next: FormerApp?
    let resolver = Resolver(specs, configuration, noting: true, keeping: &next, into: &ignored)
    var meanings = resolver.members.meanings
    _ = resolver.resolve(keeping: &next, into: &ignored, &meanings)
    return meanings
  }

  private func resolve(
    keeping next: inout FormerApp?, into diagnostics: inout Diagnostics, _ meanings: inout Meanings
  ) -> App? {
    if !diagnostics.hasErrors { borders?.checkSpecs(into: &diagnostics) }
    if !specs.declared.isEmpty { checkDeclaredFlows(into: &diagnostics) }
    var findings = AnswerFindings()
    for flow in members.unnamedFlows {
      let navigation = FlowNavigation(flow.spec, in: directory)
      findings.append(resolvedAnswers(of: flow, navigation, isStarted: false).findings)
    }
    let answers = resolvedAnswers(keeping: &next, into: &findings)
    let used = answers.map(\.services)
    report(findings, into: &diagnostics)
    meanings.append(findings.meanings)
    let coordinators = coordinators(answers)
    next?.keep(coordinators, answers)
    let launchPoints = launchPoints(into: &diagnostics, &meanings)
    let links = links(into: &diagnostics, &meanings)
    checkRules(servicesOfAnswers: used, into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    diagnostics.append(findings.warnings)
    let services = allServices
    var app = App(
      configuration: configurationOfApp,
      ownNames: ownNames,
      screens: screens.sorted { $0.names.base < $1.names.base },
      embedded: directory.embedded,
      coordinators: coordinators.sorted { $0.names.base < $1.names.base },
      services: services,
      doubled: services,
      composition: (services.map(\.reference) + screens.compactMap(\.choice)).sorted().map(\.has),
      launchPoints: launchPoints,
      links: links,
      roots: self.app.roots.map(\.names),
      parts: [])
    if let borders {
      (app.parts, app.named) = parts(
        of: app, within: borders, servicesOfAnswers: used, into: &diagnostics)
    }
    return diagnostics.hasErrors ? nil : app
  }

  /// Checks the names of types, and of members that could be taken for types.
  private func checkedNames() -> (CheckedTypeNames, AnswerFindings) {
    let typeNames = checkedTypeNames()
    var findings = AnswerFindings()
    findings.diagnostics.append(typeNames.findings)
    checkCapitals(into: &findings.diagnostics)
    for rule in Rules.besideAnswers { rule(app, &findings.warnings) }
    return (typeNames, findings)
  }

  private func checkRules(
    servicesOfAnswers used: [[TypeName]], into diagnostics: inout Diagnostics
  ) {
    var app = app
    app.servicesOfAnswers = used
    Rules.check(app, Rules.always, into: &diagnostics)
    guard !diagnostics.hasErrors else { return }
    Rules.check(app, Rules.withoutErrors, into: &diagnostics)
  }

  /// The answers of all flows. Names are checked beside them.
  private func resolvedAnswers(
    keeping next: inout FormerApp?, into findings: inout AnswerFindings
  ) -> [ResolvedAnswers] {
    let former = former?.recovery == app.recovery ? former : nil
    // They don't depend on each other, nor names on them.
    let (parts, (typeNames, names)) = Parallel.map(
      count: flows.count, stretch: 16, state: (), beside: checkedNames
    ) { _, range in
      range.map { number in
        let (flow, shown) = (flows[number], navigation[number])
        let isStarted = navigation.isStarted(number) || flow.isOpen
        return former?.answers(
          of: flow, showing: shown, isStarted: isStarted,
          in: directoryOfDeclared(for: flow) ?? directory, navigation)
          ?? resolvedAnswers(of: flow, shown, isStarted: isStarted)
      }
    }
    findings.append(names)
    let answers = parts.flatMap { $0 }
    for one in answers { findings.append(one.findings) }
    next?.keep(answers)
    next?.recovery = app.recovery
    next?.typeNames = typeNames
    return answers
  }

  /// The coordinators with all services that they need.
  private func coordinators(_ answers: [ResolvedAnswers]) -> [Coordinator] {
    let requirements = requirements(ofAnswers: answers.map(\.services))
    return zip(answers, requirements).enumerated().map { number, resolved in
      let (answers, needed) = resolved
      let withoutServices = withoutServices(navigation[number], requirements)
      if let former = former?.coordinator(answers, needed, withoutServices: withoutServices) {
        return former
      }
      var coordinator = answers.coordinator
      coordinator.services = needed
      coordinator.composed = needed.map(\.has)
      coordinator.withoutServices = withoutServices
      coordinator.version = Version()
      return coordinator
    }
  }

  /// A service with a spec is the app's own, whatever other modules declare. So is a type with the
  /// name of one of the rarer types that tests import.
  private var configurationOfApp: Configuration {
    var configuration = configuration
    for name in ownNames { configuration.addOwn(name) }
    let ofRuntime = HiddenTypes.ofRuntime.map { TypeName($0) }
    if ofRuntime.contains(where: configuration.modules.declares) { configuration.qualifyRuntime() }
    return configuration
  }

  private var ownNames: [TypeName] {
    members.services.map(\.reference.name).filter(isImported) + members.besideImports
  }

  /// Whether a module that generated code or tests import has a type of that name.
  func isImported(_ name: TypeName) -> Bool {
    configuration.modules[name] != nil || RuntimeTypes.contain(name) || TestImports.contain(name)
  }

  /// The services that specs declare, and those that only screens and coordinators refer to.
  private var allServices: [Service] {
    let declared = members.services
    // Those with a spec come first.
    let others = services.all.dropFirst(declared.count).map {
      Service(reference: $0.value, declaration: nil)
    }
    return (declared + others).sorted { $0.reference.name < $1.reference.name }
  }
}

extension TypeName: Comparable {
  package static func < (one: TypeName, other: TypeName) -> Bool {
    one.interned.bytes.precedes(other.interned.bytes)
  }
}
