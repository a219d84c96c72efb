/// Turns specs into the app that they describe: looks up every name, binds and type-checks all
/// data, and reports what doesn't fit.
struct Resolver {
  var specs: Specs
  let configuration: Configuration
  var diagnostics: Diagnostics
  /// By name.
  var screens: [String: Screen] = [:]
  var flows: [String: FlowInterface] = [:]
  /// What each coordinator shows, once it is resolved.
  var shown: [TypeName: Shown] = [:]
  /// The names of the flows that some coordinator starts.
  let startedFlows: Set<String>
  var doubts: Doubts

  /// What others need to know of a coordinator.
  struct FlowInterface {
    let names: Coordinator.Names
    let inputs: [Property]
    let reports: [Event]
    let spec: CoordinatorSpec

    var gaps: Gaps { spec.gaps }
  }

  init(specs: Specs, configuration: Configuration, diagnostics: Diagnostics) {
    self.specs = specs
    self.configuration = configuration
    self.diagnostics = diagnostics
    doubts = Doubts(specs)
    startedFlows = Set(specs.coordinators.flatMap { $0.spec.namedFlows })
  }

  /// The app, or nil when the specs have errors.
  static func resolve(
    _ specs: consuming Specs, configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var resolver = Resolver(
      specs: specs, configuration: configuration, diagnostics: diagnostics)
    let app = resolver.resolve()
    diagnostics = resolver.diagnostics
    return diagnostics.hasErrors ? nil : app
  }

  private mutating func resolve() -> App? {
    checkTypeNames()
    for index in specs.screens.indices {
      let spec = specs.screens[index]
      screens[spec.spec.name.value.text] = screen(spec)
      // From here on it is the screen that counts: the memory is needed.
      specs.screens[index].spec.forgetDeclarations()
    }
    let interfaces = specs.coordinators.map { interface($0.spec) }
    for flow in interfaces { flows[flow.names.base.text] = flow }
    let services = specs.services.map { service($0) }
    // What is there twice is either: nothing is said about what refers to it.
    for name in doubts.screens { screens[name] = nil }
    for name in doubts.flows { flows[name] = nil }
    checkUnnamed()
    let resolved = zip(specs.coordinators, interfaces).map { coordinator($0, $1) }
    let launchPoints = launchPoints()
    checkApp()
    guard !diagnostics.hasErrors else { return nil }
    return App(
      configuration: configuration,
      screens: screens.values.sorted { $0.names.base < $1.names.base },
      coordinators: flattened(resolved).sorted { $0.names.base < $1.names.base },
      services: allServices(declared: services),
      launchPoints: launchPoints)
  }

  /// Reports what else is wrong with specs whose names are.
  private mutating func checkUnnamed() {
    for spec in specs.unnamedScreens { _ = screen(spec) }
    for spec in specs.unnamedCoordinators { _ = coordinator(spec, interface(spec.spec)) }
    for spec in specs.unnamedServices { _ = service(spec) }
  }

  /// The services that specs declare and those that only screens and coordinators name.
  private func allServices(declared: [Service]) -> [Service] {
    var services: [TypeName: Service] = [:]
    for item in specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services)
    {
      let reference = ServiceReference(item.service.value)
      services[reference.name] = Service(reference: reference, declaration: nil)
    }
    for service in declared { services[service.reference.name] = service }
    return services.values.sorted { $0.reference.name < $1.reference.name }
  }
}

extension TypeName: Comparable {
  package static func < (one: TypeName, other: TypeName) -> Bool {
    one.interned.bytes.precedes(other.interned.bytes)
  }
}
