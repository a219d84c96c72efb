import Language
import Storage
import Syntax

/// What is unknown while specs have errors. Checks that depend on it stay silent: what they would
/// report may be right once the errors are fixed. It is computed before anything is resolved, so
/// that no finding depends on the order in which specs are.
struct ErrorRecovery {
  let names: UncertainNames
  /// Whether it is known of all flows what they show, and how.
  let knowsAllNavigation: Bool
  /// Of each screen whose spec has errors.
  private let invalidKeys: [InternedText: InvalidKeys]

  init(_ specs: Specs, _ names: UncertainNames, _ navigation: [FlowNavigation]) {
    self.names = names
    knowsAllNavigation =
      !names.hasUnknown && names.flows.isEmpty && navigation.allSatisfy(\.isComplete)
    var invalidKeys: [InternedText: InvalidKeys] = [:]
    for screen in specs.screens where !screen.spec.invalidKeys.isEmpty {
      invalidKeys[screen.spec.name.value.interned] = screen.spec.invalidKeys
    }
    self.invalidKeys = invalidKeys
  }

  /// Whether the events of a screen, its inputs or its actions are all known.
  func knows(_ key: ScreenKey, of screen: Screen) -> Bool {
    invalidKeys.isEmpty
      || invalidKeys[screen.names.base.interned]?.contains(key.rawValue) != true
  }

  /// Whether it is known of a flow what it shows, and how.
  func knowsNavigation(of flow: FlowInterface, _ navigation: FlowNavigation) -> Bool {
    navigation.isComplete && !names.flows.contains(flow.names.base.interned)
  }
}
