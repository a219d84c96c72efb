import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The screens, the flows' interfaces and the services that the specs declare.
struct AppMembers {
  /// The screens of all specs with a name, in order.
  let screens: [Screen]
  let flows: [FlowInterface]
  let services: [Service]
  /// The flows of specs with invalid names, which are checked anyway.
  let unnamedFlows: [FlowInterface]
  /// Types with the names of types that tests import.
  let besideImports: [TypeName]
  let meanings: Meanings
  /// The targets with a type called `Task`.
  private let ownTasks: Set<Int>

  init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    within borders: Borders?, noting isNoting: Bool, into diagnostics: inout Diagnostics
  ) {
    var findings = Diagnostics()
    let knowsTask = configuration.modules.declares(HiddenTypes.task)
    self.init(
      specs, configuration, references, within: borders, noting: isNoting,
      besideTask: { _ in knowsTask }, into: &findings)
    if !ownTasks.isEmpty, !knowsTask {
      // If one spec has such a type, the actions of all specs that see it depend on it.
      findings = Diagnostics()
      let own = ownTasks
      self.init(
        specs, configuration, references, within: borders, noting: isNoting,
        besideTask: { home in own.contains { borders?.target(home, sees: $0) ?? true } },
        into: &findings)
    }
    diagnostics.append(findings)
  }

  private init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    within borders: Borders?, noting isNoting: Bool,
    besideTask: @escaping @Sendable (Int) -> Bool, into diagnostics: inout Diagnostics
  ) {
    let first = MemberResolver(
      configuration, references, within: borders, noting: isNoting, besideTask: besideTask)
    // Screens don't depend on each other.
    let parts = Parallel.map(count: specs.screens.count, stretch: 64, state: ()) { _, range in
      var resolver = first
      return (range.map { resolver.screen(specs.screens[$0]) }, resolver)
    }
    var meanings = first.meanings
    for (_, resolver) in parts {
      diagnostics.append(resolver.diagnostics)
      meanings.append(resolver.meanings)
    }
    screens = parts.flatMap(\.0)

    var resolver = first
    let cancellations = AnsweredCancellations(specs, borders)
    let declared = Set(specs.declared.map(\.spec.name.value))
    flows = specs.coordinators.enumerated().map {
      resolver.interface(
        $1, number: $0, cancellations: cancellations,
        isDeclared: declared.contains($1.spec.name.value))
    }
    services = specs.services.map { resolver.service($0) }
    besideImports = resolver.besideImports + parts.flatMap { $0.1.besideImports }
    ownTasks = parts.reduce(into: resolver.survey.ownTasks) { $0.formUnion($1.1.survey.ownTasks) }

    for spec in specs.unnamedScreens { _ = resolver.screen(spec) }
    for spec in specs.unnamedServices { _ = resolver.service(spec) }
    let named = flows.count
    unnamedFlows = specs.unnamedCoordinators.enumerated().map {
      resolver.interface($1, number: named + $0, cancellations: cancellations)
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
