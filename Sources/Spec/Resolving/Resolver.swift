/// Turns specs into the app that they describe: looks up every name, binds and type-checks all
/// data, and reports what doesn't fit.
struct Resolver {
  let specs: Specs
  let configuration: Configuration
  var diagnostics: Diagnostics
  /// By name.
  var screens: [String: Screen] = [:]
  var flows: [String: FlowInterface] = [:]
  /// The names of the flows that some coordinator starts.
  let startedFlows: Set<String>

  /// What others need to know of a coordinator.
  struct FlowInterface {
    let names: Coordinator.Names
    let span: SourceSpan
    let inputs: [Property]
    let reports: [Event]
  }

  init(specs: Specs, configuration: Configuration, diagnostics: Diagnostics) {
    self.specs = specs
    self.configuration = configuration
    self.diagnostics = diagnostics
    startedFlows = Set(specs.coordinators.flatMap { $0.spec.allSteps.compactMap(\.startedFlow) })
  }

  /// The app, or nil when the specs have errors.
  static func resolve(
    _ specs: Specs, configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var resolver = Resolver(specs: specs, configuration: configuration, diagnostics: diagnostics)
    let app = resolver.resolve()
    diagnostics = resolver.diagnostics
    return diagnostics.hasErrors ? nil : app
  }

  private mutating func resolve() -> App? {
    checkTypeNames()
    for spec in specs.screens { screens[spec.spec.name.value.text] = screen(spec) }
    for spec in specs.coordinators { flows[spec.spec.name.value.text] = interface(spec.spec) }
    let services = specs.services.map { service($0) }
    guard !diagnostics.hasErrors else { return nil }
    let resolved = specs.coordinators.map { coordinator($0) }
    checkApp(resolved)
    return App(
      configuration: configuration,
      screens: screens.values.sorted { $0.names.base < $1.names.base },
      coordinators: flattened(resolved).sorted { $0.names.base < $1.names.base },
      services: allServices(declared: services))
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
    one.text.precedes(other.text)
  }
}
