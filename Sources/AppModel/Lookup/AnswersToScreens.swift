import Language
import Storage

/// A coordinator's answers to its screens, as written in its spec.
struct AnswersToScreens {
  private let screens: [CoordinatorSpec.SenderSpec]
  private let index: NameIndex
  private let forAll: [CoordinatorSpec.AnswerSpec]
  private let indexForAll: NameIndex

  init(_ spec: CoordinatorSpec) {
    screens = spec.screens
    index = NameIndex(screens)
    forAll = screens.first { $0.isForAll }?.answers ?? []
    indexForAll = NameIndex(forAll)
  }

  /// The answers to a screen's events, including those under `"*"`.
  func answers(to shown: ShownScreen) -> [[StepSpec]] {
    let own = index.first(shown.name, in: screens)?.answers ?? []
    let ownIndex = NameIndex(own)
    return shown.screen.events.compactMap { event in
      let name = event.signature.name.interned
      return (ownIndex.first(name, in: own) ?? indexForAll.first(name, in: forAll))?.steps
    }
  }
}
