import MvvmgenLanguage
import MvvmgenStorage

/// The screens and the flows of an app, by name.
struct Directory {
  private(set) var screens: [InternedText: Screen] = [:]
  private(set) var flows: [InternedText: FlowInterface] = [:]
  /// The services with a spec, by their names in flows.
  private var services: [MemberName: Service] = [:]
  /// Whether any of them has data that must stay secret.
  let hasSecretServices: Bool
  private let allScreens: [Screen]
  private let allFlows: [FlowInterface]
  private let allServices: [Service]
  /// The screens that others embed.
  var embedded = EmbeddedScreens()

  /// Uncertain names are left out, and references to them aren't diagnosed.
  init(
    _ allScreens: [Screen], _ allFlows: [FlowInterface], _ services: [Service],
    without uncertain: UncertainNames
  ) {
    (self.allScreens, self.allFlows, allServices) = (allScreens, allFlows, services)
    hasSecretServices = services.contains { $0.declaration?.secret.isEmpty == false }
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

  /// The service with this name in flows.
  func service(_ name: MemberName) -> Service? { services[name] }

  /// The names of screens, in the order of their specs.
  var screenNames: [String] {
    allScreens.map(\.names.base.interned).filter { screens[$0] != nil }.map(\.string)
  }

  /// In the order of their specs.
  var certainFlows: [FlowInterface] {
    allFlows.filter(knows)
  }

  /// The names of services in flows.
  var serviceNames: [String] { allServices.map(\.reference.property.text) }

  /// Whether it is the only flow of its name.
  func knows(_ flow: FlowInterface) -> Bool { flows[flow.names.base.interned] != nil }

  /// Whether a screen or a flow has the name.
  func hasAny(_ name: InternedText) -> Bool { screens[name] != nil || flows[name] != nil }
}
