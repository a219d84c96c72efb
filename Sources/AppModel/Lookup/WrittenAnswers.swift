import MvvmgenLanguage
import MvvmgenStorage

/// A coordinator's answers to its screens, or to its child flows, as written in its spec: those under a
/// sender's name, or else those under `"*"`.
struct WrittenAnswers {
  private let senders: [CoordinatorSpec.SenderSpec]
  private let index: NameIndex
  private let forAll: [CoordinatorSpec.AnswerSpec]
  private let indexForAll: NameIndex

  init(_ senders: [CoordinatorSpec.SenderSpec]) {
    self.senders = senders
    index = NameIndex(senders)
    forAll = senders.first { $0.isForAll }?.answers ?? []
    indexForAll = NameIndex(forAll)
  }

  /// The answer to each event of a sender.
  ///
  /// - Parameter name: with the role.
  func answers(of name: InternedText) -> (InternedText) -> CoordinatorSpec.AnswerSpec? {
    let own = index.first(name, in: senders)?.answers ?? []
    let ownIndex = NameIndex(own)
    return { ownIndex.first($0, in: own) ?? indexForAll.first($0, in: forAll) }
  }

  /// The steps that may answer a sender, whatever its events.
  func all(to name: InternedText) -> [[StepSpec]] {
    ((index.first(name, in: senders)?.answers ?? []) + forAll).map(\.steps)
  }

  /// The answers to a screen's events.
  func answers(to shown: ShownScreen) -> [[StepSpec]] {
    answers(to: shown.screen, named: shown.name)
  }

  /// - Parameter name: with the role; an embedded screen has none.
  func answers(to screen: Screen, named name: InternedText) -> [[StepSpec]] {
    let answer = answers(of: name)
    return screen.events.compactMap { answer($0.signature.name.interned)?.steps }
  }
}
