package import Language
package import Storage
package import Syntax

/// Turns specs into the app that they describe: looks up every name, binds and type-checks all
/// data, and reports what doesn't fit.
package struct Resolver {
  let specs: Specs
  let configuration: Configuration
  let services: ServiceReferences
  var diagnostics: Diagnostics
  var doubts: Doubts
  /// Those of all specs with a name, in their order.
  var screens: [Screen] = []
  var flows: [FlowInterface] = []
  var directory: Directory
  /// What each of the flows shows.
  var shown: [Shown] = []
  /// Whether some coordinator starts it, for each of the flows.
  var isStarted: [Bool] = []

  private init(specs: Specs, configuration: Configuration, diagnostics: Diagnostics) {
    self.specs = specs
    self.configuration = configuration
    self.diagnostics = diagnostics
    services = ServiceReferences(specs)
    doubts = Doubts(specs)
    directory = Directory([], [], doubts)
  }

  /// The app, or nil when the specs have errors.
  ///
  /// Every stage reports all that it finds and leaves out the rest: the next one goes on with what
  /// remains, and says nothing about what may be right once the error is fixed.
  package static func resolve(
    _ specs: consuming Specs, configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var resolver = Resolver(
      specs: specs, configuration: configuration, diagnostics: diagnostics)
    let app = resolver.resolve()
    // The app is made of it, so both end with the run.
    RunMemory.retain(resolver)
    diagnostics = resolver.diagnostics
    return diagnostics.hasErrors ? nil : app
  }

  private mutating func resolve() -> App? {
    let declared = resolveMembers()
    directory = Directory(screens, flows, doubts)
    shown = flows.map { Shown($0.spec, in: directory) }
    isStarted = Array(repeating: false, count: flows.count)
    for child in shown.lazy.flatMap(\.flows) { isStarted[child.flow.number] = true }
    checkUnnamed()
    var coordinators = zip(flows, shown).map { coordinator($0, $1) }
    let launchPoints = launchPoints()
    checkApp()
    guard !diagnostics.hasErrors else { return nil }
    for (flow, services) in requirements().enumerated() { coordinators[flow].services = services }
    return App(
      configuration: configuration,
      screens: screens.sorted { $0.names.base < $1.names.base },
      coordinators: coordinators.sorted { $0.names.base < $1.names.base },
      services: allServices(declared: declared),
      launchPoints: launchPoints)
  }

  /// Makes the screens and the interfaces of the flows, and returns the services that have a spec.
  private mutating func resolveMembers() -> [Service] {
    var hasCapitals = resolveScreens()
    var members = MemberResolver(configuration, services)
    flows = specs.coordinators.enumerated().map { members.interface($1, number: $0) }
    let declared = specs.services.map { members.service($0) }
    if members.survey.hasCapitals { hasCapitals = true }
    checkTypeNames()
    if hasCapitals { checkCapitals() }
    diagnostics.append(members.diagnostics)
    return declared
  }

  /// Makes the screens, which need nothing of each other, and returns whether some member has a
  /// name that begins as types do.
  private mutating func resolveScreens() -> Bool {
    let parts = Parallel.map(count: specs.screens.count, stretch: 64, state: ()) {
      [specs, configuration, services] _, range in
      var members = MemberResolver(configuration, services)
      return (range.map { members.screen(specs.screens[$0]) }, members)
    }
    for (screens, members) in parts {
      self.screens += screens
      diagnostics.append(members.diagnostics)
    }
    return parts.contains { $0.1.survey.hasCapitals }
  }

  /// Reports what else is wrong with specs whose names are.
  private mutating func checkUnnamed() {
    var members = MemberResolver(configuration, services)
    for spec in specs.unnamedScreens { _ = members.screen(spec) }
    for spec in specs.unnamedServices { _ = members.service(spec) }
    let flows = specs.unnamedCoordinators.map { members.interface($0, number: 0) }
    diagnostics.append(members.diagnostics)
    for flow in flows { _ = coordinator(flow, Shown(flow.spec, in: directory)) }
  }

  /// The services that specs declare and those that only screens and coordinators name.
  private func allServices(declared: [Service]) -> [Service] {
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
