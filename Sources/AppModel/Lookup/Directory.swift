import Storage
import Syntax

/// The screens and the flows of an app, by name.
struct Directory {
  private(set) var screens = NameTable<InternedText, Screen>()
  private(set) var flows = NameTable<InternedText, FlowInterface>()
  /// Those with a spec.
  let services: [Service]

  /// Uncertain names are left out, and references to them aren't diagnosed.
  init(
    _ allScreens: [Screen], _ allFlows: [FlowInterface], _ services: [Service],
    without uncertain: UncertainNames
  ) {
    self.services = services
    screens = NameTable(capacity: allScreens.count)
    flows = NameTable(capacity: allFlows.count)
    for screen in allScreens where !uncertain.screens.contains(screen.names.base.interned) {
      screens.insert(screen, for: screen.names.base.interned)
    }
    for flow in allFlows where !uncertain.flows.contains(flow.names.base.interned) {
      flows.insert(flow, for: flow.names.base.interned)
    }
  }

  /// The service that flows have under this name. Few answers ask for one.
  func service(_ name: MemberName) -> Service? {
    services.first { $0.reference.property == name }
  }

  /// Whether a screen or a flow has the name.
  func hasAny(_ name: InternedText) -> Bool { screens[name] != nil || flows[name] != nil }
}
