/// What may be different once the specs with errors are mended, so that nothing is said about it.
struct Doubts {
  /// The screens and flows that are there, but of which nothing is known for sure.
  private(set) var screens: Set<String>
  private(set) var flows: Set<String>
  /// Whether any name might be that of a spec that couldn't be read.
  let hasUnknownNames: Bool
  /// For each screen, the parts of its spec that have errors.
  private(set) var gaps: [String: Gaps] = [:]
  /// The flows of which it isn't known what they show, and how.
  private(set) var navigation: Set<String> = []

  init(_ specs: Specs) {
    screens = specs.unread.screens
    flows = specs.unread.coordinators
    navigation = specs.unread.coordinators
    hasUnknownNames = specs.unread.hasUnknownNames
    var seenScreens: Set<String> = []
    for index in specs.screens.indices {
      let name = specs.screens[index].spec.name.value.text
      gaps[name] = specs.screens[index].spec.gaps
      if !seenScreens.insert(name).inserted { screens.insert(name) }
    }
    var seenFlows: Set<String> = []
    for spec in specs.coordinators.map(\.spec) {
      let name = spec.name.value.text
      if !seenFlows.insert(name).inserted { flows.insert(name) }
      let answers: [CoordinatorKey] = [.start, .tabs, .split, .screens, .flows, .events]
      if answers.contains(where: { spec.gaps.contains($0.rawValue) }) { navigation.insert(name) }
    }
  }

  func mayBeScreen(_ name: String) -> Bool {
    hasUnknownNames || screens.contains(name)
  }

  func mayBeFlow(_ name: String) -> Bool {
    hasUnknownNames || flows.contains(name)
  }

  /// Whether the events of a screen, or its actions, are all known.
  func knows(_ key: ScreenKey, of screen: String) -> Bool {
    gaps[screen]?.contains(key.rawValue) != true
  }

  /// Whether where each flow's screens are is known.
  var knowsAllNavigation: Bool { navigation.isEmpty && !hasUnknownNames }

  mutating func insert(navigationOf flow: String) {
    navigation.insert(flow)
  }
}
