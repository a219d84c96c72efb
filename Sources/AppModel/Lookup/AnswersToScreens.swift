import MvvmgenLanguage
import MvvmgenStorage

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
    answers(to: shown.screen, named: shown.name)
  }

  /// The answer to one event of a screen.
  ///
  /// - Parameter name: with the role.
  func answer(to event: InternedText, of name: InternedText) -> CoordinatorSpec.AnswerSpec? {
    let own = index.first(name, in: screens)?.answers ?? []
    return NameIndex(own).first(event, in: own) ?? indexForAll.first(event, in: forAll)
  }

  /// - Parameter name: with the role; an embedded screen has none.
  func answers(to screen: Screen, named name: InternedText) -> [[StepSpec]] {
    let own = index.first(name, in: screens)?.answers ?? []
    let ownIndex = NameIndex(own)
    return screen.events.compactMap { event in
      let name = event.signature.name.interned
      return (ownIndex.first(name, in: own) ?? indexForAll.first(name, in: forAll))?.steps
    }
  }
}
