import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Keeps track of the information that is missing because specs have errors. Checks that depend on
/// it stay silent, because their findings might be wrong once the errors are fixed. It is computed
/// before anything is resolved, so that no finding depends on the order of the specs.
struct ErrorRecovery: Equatable {
  let names: UncertainNames
  /// Whether everything that flows show, and how, is known.
  let knowsAllNavigation: Bool
  /// The screens whose specs have errors, or that embed unknown screens.
  private let screens: Set<InternedText>

  init(
    _ specs: Specs, _ names: UncertainNames, _ navigation: [FlowNavigation],
    lackingEmbedded: Set<InternedText>
  ) {
    self.names = names
    knowsAllNavigation =
      !names.hasUnknown && names[.coordinator].isEmpty && navigation.allSatisfy(\.isComplete)
    let invalid = specs.screens.lazy.filter(\.spec.hasErrors).map(\.spec.name.value.interned)
    screens = lackingEmbedded.union(invalid)
  }

  /// Whether all members of a screen are known.
  func knows(_ screen: Screen) -> Bool {
    screens.isEmpty || !screens.contains(screen.names.base.interned)
  }
}
