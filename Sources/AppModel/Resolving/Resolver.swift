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
    into diagnostics: inout Diagnostics
  ) {
    let services = ServiceReferences(specs)
    let borders = configuration.targets.isEmpty ? nil : Borders(specs, configuration)
    let members = AppMembers(
      specs, configuration, services, within: borders, noting: isNoting, into: &diagnostics)
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
      return FlowNavigation(flow.spec, in: target.flatMap(declared.directory) ?? directory)
    }
    app = WholeApp(
      specs: specs, configuration: configuration, services: services, screens: members.screens,
      flows: members.flows, beginnings: BeginningNumbers(members.flows), directory: directory,
      navigation: Navigation(shown),
      recovery: ErrorRecovery(specs, uncertain, shown, lackingEmbedded: embedding.lacking))
    (self.members, self.borders, self.declared) = (members, borders, declared)
  }

  /// The app, or nil if the specs have errors.
  ///
  /// First it determines what is unknown because of errors. Then every stage reports all it can
  /// and leaves out the rest: the next stage continues with what remains, and reports nothing that
  /// may be valid once the errors are fixed.
  package static func resolve(
    _ specs: consuming Specs, configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var meanings = Meanings(areNoted: false)
    return Resolver(specs, configuration, into: &diagnostics)
      .resolve(into: &diagnostics, &meanings)
  }

  /// The meanings of the names in the specs, as far as they are known.
  package static func meanings(
    of specs: consuming Specs, _ configuration: Configuration
  ) -> Meanings {
    var ignored = Diagnostics()
    let resolver = Resolver(specs, configuration, noting: true, into: &ignored)
    var meanings = resolver.members.meanings
    _ = resolver.resolve(into: &ignored, &meanings)
    return meanings
  }

  private func resolve(
    into diagnostics: inout Diagnostics, _ meanings: inout Meanings
  ) -> App? {
    if !diagnostics.hasErrors { borders?.checkSpecs(into: &diagnostics) }
    if !specs.declared.isEmpty { checkDeclaredFlows(into: &diagnostics) }
    var findings = AnswerFindings()
    for flow in members.unnamedFlows {
      let navigation = FlowNavigation(flow.spec, in: directory)
      _ = coordinator(flow, navigation, isStarted: false, into: &findings)
    }
    var (coordinators, used) = coordinators(into: &findings)
    report(findings, into: &diagnostics)
    meanings.append(findings.meanings)
    let requirements = requirements(ofAnswers: used)
    for (number, needed) in requirements.enumerated() {
      coordinators[number].services = needed
      coordinators[number].composed = needed.map(\.has)
      coordinators[number].withoutServices = withoutServices(navigation[number], requirements)
    }
    let launchPoints = launchPoints(into: &diagnostics, &meanings)
    let links = links(into: &diagnostics, &meanings)
    checkRules(servicesOfAnswers: used, into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    diagnostics.append(findings.warnings)
    let services = allServices
    var app = App(
      configuration: configurationOfApp,
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
  private func checkNames() -> AnswerFindings {
    var findings = AnswerFindings()
    checkTypeNames(into: &findings.diagnostics)
    checkCapitals(into: &findings.diagnostics)
    for rule in Rules.besideAnswers { rule(app, &findings.warnings) }
    return findings
  }

  private func checkRules(
    servicesOfAnswers used: [[TypeName]], into diagnostics: inout Diagnostics
  ) {
    var app = app
    app.servicesOfAnswers = used
    for rule in Rules.always { rule(app, &diagnostics) }
    guard !diagnostics.hasErrors else { return }
    for rule in Rules.withoutErrors { rule(app, &diagnostics) }
  }

  /// The coordinators, whose services aren't known yet, and those that the answers of each use. Names
  /// are checked beside them.
  private func coordinators(
    into findings: inout AnswerFindings
  ) -> ([Coordinator], services: [[TypeName]]) {
    // They don't depend on each other, nor names on them.
    let (parts, names) = Parallel.map(
      count: flows.count, stretch: 16, state: (), beside: checkNames
    ) { _, range in
      var findings = AnswerFindings()
      let resolved = range.map {
        coordinator(
          flows[$0], navigation[$0], isStarted: navigation.isStarted($0) || flows[$0].isOpen,
          into: &findings)
      }
      return (resolved, findings)
    }
    findings.append(names)
    for (_, found) in parts { findings.append(found) }
    let resolved = parts.flatMap(\.0)
    return (resolved.map(\.0), resolved.map(\.services))
  }

  /// A service with a spec is the app's own, whatever other modules declare. So is a type with the
  /// name of one of the rarer types that tests import.
  private var configurationOfApp: Configuration {
    var configuration = configuration
    for name in members.services.lazy.map(\.reference.name) where isImported(name) {
      configuration.addOwn(name)
    }
    for name in members.besideImports { configuration.addOwn(name) }
    let ofRuntime = HiddenTypes.ofRuntime.map { TypeName($0) }
    if ofRuntime.contains(where: configuration.modules.declares) { configuration.qualifyRuntime() }
    return configuration
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
