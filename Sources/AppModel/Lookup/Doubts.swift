import Language
import Storage
import Syntax

/// What may be different once the specs with errors are mended, so that nothing is said about it.
struct Doubts {
  /// The screens and flows that are there, but of which nothing is known for sure.
  private(set) var screens: Set<InternedText>
  private(set) var flows: Set<InternedText>
  /// Whether any name might be that of a spec that couldn't be read.
  let hasUnknownNames: Bool
  /// For each screen whose spec has errors, the parts that have them.
  private var gaps: [InternedText: Gaps] = [:]
  /// The flows of which it isn't known what they show, and how.
  private(set) var navigation: Set<InternedText>

  init(_ specs: Specs) {
    screens = Set(specs.unread.screens.map { InternedText($0) })
    flows = Set(specs.unread.coordinators.map { InternedText($0) })
    navigation = flows
    hasUnknownNames = specs.unread.hasUnknownNames
    var seenScreens = NameTable<InternedText, Void>(capacity: specs.screens.count)
    for screen in specs.screens {
      let name = screen.spec.name.value.interned
      if !screen.spec.gaps.isEmpty { gaps[name] = screen.spec.gaps }
      if !seenScreens.insert(name) { screens.insert(name) }
    }
    var seenFlows = NameTable<InternedText, Void>(capacity: specs.coordinators.count)
    for flow in specs.coordinators {
      let name = flow.spec.name.value.interned
      if !seenFlows.insert(name) { flows.insert(name) }
      if flow.spec.gaps.mayLackNavigation { navigation.insert(name) }
    }
  }

  func mayBeScreen(_ name: InternedText) -> Bool {
    hasUnknownNames || screens.contains(name)
  }

  func mayBeFlow(_ name: InternedText) -> Bool {
    hasUnknownNames || flows.contains(name)
  }

  /// Whether the events of a screen, or its actions, are all known.
  func knows(_ key: ScreenKey, of screen: Screen) -> Bool {
    gaps.isEmpty || gaps[screen.names.base.interned]?.contains(key.rawValue) != true
  }

  /// Whether where each flow's screens are is known.
  var knowsAllNavigation: Bool { navigation.isEmpty && !hasUnknownNames }

  mutating func insert(navigationOf flow: FlowInterface) {
    navigation.insert(flow.names.base.interned)
  }
}

extension Gaps {
  fileprivate var mayLackNavigation: Bool {
    let keys: [CoordinatorKey] = [.start, .tabs, .split, .screens, .flows, .events]
    return !isEmpty && keys.contains { contains($0.rawValue) }
  }
}
