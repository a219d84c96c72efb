import Language
import Storage
import Syntax

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
  private let hasOwnTask: Bool

  init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    into diagnostics: inout Diagnostics
  ) {
    var findings = Diagnostics()
    let knowsTask = configuration.modules.declares(HiddenTypes.task)
    self.init(specs, configuration, references, besideTask: knowsTask, into: &findings)
    if hasOwnTask, !knowsTask {
      // If one spec has such a type, the actions of all specs depend on it.
      findings = Diagnostics()
      self.init(specs, configuration, references, besideTask: true, into: &findings)
    }
    diagnostics.append(findings)
  }

  private init(
    _ specs: Specs, _ configuration: Configuration, _ references: ServiceReferences,
    besideTask: Bool, into diagnostics: inout Diagnostics
  ) {
    // Screens don't depend on each other.
    let parts = Parallel.map(count: specs.screens.count, stretch: 64, state: ()) { _, range in
      var resolver = MemberResolver(configuration, references, besideTask: besideTask)
      return (range.map { resolver.screen(specs.screens[$0]) }, resolver)
    }
    for (_, resolver) in parts { diagnostics.append(resolver.diagnostics) }
    screens = parts.flatMap(\.0)

    var resolver = MemberResolver(configuration, references, besideTask: besideTask)
    let cancellations = AnsweredCancellations(specs)
    let declared = Set(specs.declared.map(\.spec.name.value))
    flows = specs.coordinators.enumerated().map {
      resolver.interface(
        $1, number: $0, cancellations: cancellations,
        isDeclared: declared.contains($1.spec.name.value))
    }
    services = specs.services.map { resolver.service($0) }
    besideImports = resolver.besideImports + parts.flatMap { $0.1.besideImports }
    hasOwnTask = resolver.survey.hasOwnTask || parts.contains { $0.1.survey.hasOwnTask }

    for spec in specs.unnamedScreens { _ = resolver.screen(spec) }
    for spec in specs.unnamedServices { _ = resolver.service(spec) }
    let named = flows.count
    unnamedFlows = specs.unnamedCoordinators.enumerated().map {
      resolver.interface($1, number: named + $0, cancellations: cancellations)
    }
    diagnostics.append(resolver.diagnostics)
  }
}

/// The flows whose `cancelled` is answered where they are started.
struct AnsweredCancellations {
  private var flows: Set<InternedText> = []
  private var isForAll = false

  init(_ specs: Specs) {
    let cancelled = MemberName(.cancelled).interned
    for sender in specs.coordinators.lazy.flatMap(\.spec.flows)
    where sender.answers.contains(where: { $0.event.value == cancelled }) {
      if sender.isForAll { isForAll = true } else { flows.insert(sender.name.value) }
    }
  }

  func contain(_ flow: TypeName) -> Bool { isForAll || flows.contains(flow.interned) }
}
