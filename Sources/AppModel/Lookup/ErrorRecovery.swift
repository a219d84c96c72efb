import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Keeps track of the information that is missing because specs have errors. Checks that depend on
/// it stay silent, because their findings might be wrong once the errors are fixed. It is computed
/// before anything is resolved, so that no finding depends on the order of the specs.
struct ErrorRecovery {
  let names: UncertainNames
  /// Whether everything that flows show, and how, is known.
  let knowsAllNavigation: Bool
  /// The screens whose specs have errors.
  private let invalidKeys: [InternedText: InvalidKeys]
  /// The screens that embed unknown screens, and may have those screens' inputs.
  private let lackingEmbedded: Set<InternedText>

  init(
    _ specs: Specs, _ names: UncertainNames, _ navigation: [FlowNavigation],
    lackingEmbedded: Set<InternedText>
  ) {
    (self.names, self.lackingEmbedded) = (names, lackingEmbedded)
    knowsAllNavigation =
      !names.hasUnknown && names[.coordinator].isEmpty && navigation.allSatisfy(\.isComplete)
    var invalidKeys: [InternedText: InvalidKeys] = [:]
    for screen in specs.screens where !screen.spec.invalidKeys.isEmpty {
      invalidKeys[screen.spec.name.value.interned] = screen.spec.invalidKeys
    }
    self.invalidKeys = invalidKeys
  }

  /// Whether all events, inputs or actions of a screen are known.
  func knows(_ key: ScreenKey, of screen: Screen) -> Bool {
    let name = screen.names.base.interned
    if key == .inputs, !lackingEmbedded.isEmpty, lackingEmbedded.contains(name) { return false }
    return invalidKeys.isEmpty || invalidKeys[name]?.contains(key) != true
  }

  /// Whether everything that a flow shows, and how, is known.
  func knowsNavigation(of flow: FlowInterface, _ navigation: FlowNavigation) -> Bool {
    navigation.isComplete && !names[.coordinator].contains(flow.names.base.interned)
  }
}
