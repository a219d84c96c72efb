import Storage

/// The screens and the flows of an app, by name.
struct Directory {
  private(set) var screens = NameTable<InternedText, Screen>()
  private(set) var flows = NameTable<InternedText, FlowInterface>()

  /// What is there twice is either, and left out: nothing is said about what refers to it.
  init(_ allScreens: [Screen], _ allFlows: [FlowInterface], _ doubts: Doubts) {
    screens = NameTable(capacity: allScreens.count)
    flows = NameTable(capacity: allFlows.count)
    for screen in allScreens where !doubts.screens.contains(screen.names.base.interned) {
      screens.insert(screen, for: screen.names.base.interned)
    }
    for flow in allFlows where !doubts.flows.contains(flow.names.base.interned) {
      flows.insert(flow, for: flow.names.base.interned)
    }
  }
}
