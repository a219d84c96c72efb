import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The screens, the flows' interfaces and the services that the specs declare.
struct AppMembers {
  /// The screens of all specs with a name, in order.
  let screens: [Screen]
  let flows: [FlowInterface]
  let services: [Service]
  /// The same, each with what it was resolved from.
  let resolved: ResolvedSpecs
  /// The flows of specs with invalid names, which are checked anyway.
  let unnamedFlows: [FlowInterface]
  /// Types with the names of types that tests import.
  let besideImports: [TypeName]
  let noted: NotedNames
  let meanings: Meanings

  /// - Parameters:
  ///   - former: the run before; nil if nobody keeps it.
  init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    within borders: Borders?, noting isNoting: Bool, after former: FormerMembers?,
    into diagnostics: inout Diagnostics
  ) {
    var findings = Diagnostics()
    let knowsTask = configuration.modules.declares(HiddenTypes.task)
    self.init(
      specs, configuration, references, within: borders, noting: isNoting, after: former,
      besideTask: { _ in knowsTask }, into: &findings)
    if !noted.ownTasks.isEmpty, !knowsTask {
      // If one spec has such a type, the actions of all specs that see it depend on it.
      findings = Diagnostics()
      let own = noted.ownTasks
      self.init(
        specs, configuration, references, within: borders, noting: isNoting, after: former,
        besideTask: { home in own.contains { borders?.target(home, sees: $0) ?? true } },
        into: &findings)
    }
    diagnostics.append(findings)
  }

  private init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    within borders: Borders?, noting isNoting: Bool, after former: FormerMembers?,
    besideTask: @escaping @Sendable (Int) -> Bool, into diagnostics: inout Diagnostics
  ) {
    let first = MemberResolver(
      configuration, references, within: borders, noting: isNoting, besideTask: besideTask)
    // Screens don't depend on each other.
    let parts = Parallel.map(count: specs.screens.count, stretch: 64, state: ()) { _, range in
      var resolver = first
      let screens = range.map { place in
        let file = specs.screens[place]
        let circumstances = resolver.circumstances(of: file.spec.name)
        return resolver.resolved(file, circumstances, former?.screens) { $0.screen(file) }
      }
      return (screens, resolver.meanings)
    }
    var meanings = first.meanings
    for (_, noted) in parts { meanings.append(noted) }

    var resolver = first
    let cancellations = AnsweredCancellations(specs, borders)
    let declared = Set(specs.declared.map(\.spec.name.value))
    let screens = parts.flatMap(\.0)
    let flows = specs.coordinators.enumerated().map { number, file in
      let circumstances = resolver.circumstances(
        of: file.spec.name, number: number, cancellations,
        isDeclared: declared.contains(file.spec.name.value))
      return resolver.resolved(file, circumstances, former?.flows) {
        $0.interface(file, number: number, circumstances)
      }
    }
    let services = specs.services.map { file in
      let circumstances = resolver.circumstances(of: file.spec.name)
      return resolver.resolved(file, circumstances, former?.services) { $0.service(file) }
    }
    (self.screens, self.flows) = (screens.map(\.item), flows.map(\.item))
    self.services = services.map(\.item)
    var besideImports: [TypeName] = []
    var noted = NotedNames()
    func add<Item>(_ resolved: [ResolvedSpec<Item>]) {
      for one in resolved {
        diagnostics.append(one.diagnostics)
        besideImports += one.besideImports
        noted.append(one.noted)
      }
    }
    add(screens)
    add(flows)
    add(services)
    (self.besideImports, self.noted) = (besideImports, noted)
    resolved = ResolvedSpecs(screens: screens, flows: flows, services: services)

    for spec in specs.unnamedScreens { _ = resolver.screen(spec) }
    for spec in specs.unnamedServices { _ = resolver.service(spec) }
    unnamedFlows = specs.unnamedCoordinators.enumerated().map { place, file in
      let number = flows.count + place
      let circumstances = resolver.circumstances(of: file.spec.name, number: number, cancellations)
      return resolver.interface(file, number: number, circumstances)
    }
    diagnostics.append(resolver.diagnostics)
    meanings.append(resolver.meanings)
    self.meanings = meanings
  }
}

/// The flows whose `cancelled` is answered where they are started.
struct AnsweredCancellations {
  private var flows: Set<TypeName> = []
  /// The targets in which all flows' are answered; 0 where there are no targets.
  private var homes: Set<Int> = []
  private let borders: Borders?

  init(_ specs: Specs, _ borders: Borders?) {
    self.borders = borders
    let cancelled = MemberName(.cancelled).interned
    for spec in specs.coordinators.lazy.map(\.spec) {
      for sender in spec.flows where sender.answers.contains(where: { $0.event.value == cancelled })
      {
        guard sender.isForAll else {
          flows.insert(TypeName(validated: sender.name.value))
          continue
        }
        homes.insert(borders?.target(of: spec.name.span) ?? 0)
      }
    }
  }

  func contain(_ flow: TypeName, in home: Int) -> Bool {
    flows.contains(flow) || homes.contains { borders?.target($0, sees: home) ?? true }
  }
}
