import MvvmgenLanguage
import MvvmgenStorage

/// The screens and the flows of an app, by name.
struct Directory {
  private var screens: [InternedText: Screen] = [:]
  private var flows: [InternedText: FlowInterface] = [:]
  /// The services with a spec, by their names in flows.
  private var services: [MemberName: Service] = [:]
  private let someServiceIsSecret: Bool
  private let allScreens: [Screen]
  private let allFlows: [FlowInterface]
  private let allServices: [Service]
  /// The screens that others embed.
  var embedded = EmbeddedScreens()
  /// Where each look-up is noted.
  private var reads: Reads?

  /// Uncertain names are left out, and references to them aren't diagnosed.
  init(
    _ allScreens: [Screen], _ allFlows: [FlowInterface], _ services: [Service],
    without uncertain: UncertainNames
  ) {
    (self.allScreens, self.allFlows, allServices) = (allScreens, allFlows, services)
    someServiceIsSecret = services.contains { $0.declaration?.secret.isEmpty == false }
    self.services = Dictionary(minimumCapacity: services.count)
    for service in services { self.services.insert(service, for: service.reference.property) }
    screens = Dictionary(minimumCapacity: allScreens.count)
    flows = Dictionary(minimumCapacity: allFlows.count)
    let (uncertainScreens, uncertainFlows) = (uncertain[.screen], uncertain[.coordinator])
    for screen in allScreens where !uncertainScreens.contains(screen.names.base.interned) {
      screens.insert(screen, for: screen.names.base.interned)
    }
    for flow in allFlows where !uncertainFlows.contains(flow.names.base.interned) {
      flows.insert(flow, for: flow.names.base.interned)
    }
  }

  /// The directory for a target that knows some flows by their declarations alone.
  func replacing(_ declared: [FlowInterface]) -> Directory {
    var directory = self
    directory.flows = [:]
    for flow in declared {
      directory.flows.insert(flow.elsewhere(), for: flow.names.base.interned)
    }
    directory.flows.merge(flows) { declared, _ in declared }
    return directory
  }

  /// The same directory, which notes what is looked up.
  func noting(in reads: Reads?) -> Directory {
    var directory = self
    directory.reads = reads
    return directory
  }

  func screen(_ name: InternedText) -> Screen? {
    let screen = screens[name]
    reads?.note(screen, as: name)
    return screen
  }

  func flow(_ name: InternedText) -> FlowInterface? {
    let flow = flows[name]
    reads?.note(flow, as: name)
    return flow
  }

  /// The service with this name in flows.
  func service(_ name: MemberName) -> Service? {
    let service = services[name]
    reads?.note(service, as: name)
    return service
  }

  /// The screens that a screen contains directly, in the order of its spec.
  func embedded(in container: Screen) -> [Screen] {
    let screens = embedded[container]
    reads?.note(screens, in: container)
    return screens
  }

  /// All screens that a screen contains, each after the one that contains it.
  func allEmbedded(in container: Screen) -> [Screen] {
    embedded(in: container).flatMap { [$0] + allEmbedded(in: $0) }
  }

  /// Whether a service has data that must stay secret.
  var hasSecretServices: Bool {
    reads?.note(secretServices: someServiceIsSecret)
    return someServiceIsSecret
  }

  /// The names of screens, in the order of their specs.
  var screenNames: [String] {
    reads?.noteAll()
    return allScreens.map(\.names.base.interned).filter { screens[$0] != nil }.map(\.string)
  }

  /// In the order of their specs.
  var certainFlows: [FlowInterface] {
    reads?.noteAll()
    return allFlows.filter(knows)
  }

  /// The names of services in flows.
  var serviceNames: [String] {
    reads?.noteAll()
    return allServices.map(\.reference.property.text)
  }

  /// Whether it is the only flow of its name.
  func knows(_ flow: FlowInterface) -> Bool { self.flow(flow.names.base.interned) != nil }

  /// Whether a screen or a flow has the name.
  func hasAny(_ name: InternedText) -> Bool { screen(name) != nil || flow(name) != nil }
}
