import GeneratedRuntime

extension MailCoordinator: MailCoordinatorDecisions {
  func mailDidReceiveLinkChoice(letter: Letter.ID) -> MailDidReceiveLinkChoice {
    // Yours to decide.
    .unknown
  }

  func lettersDidSelectLetterChoice(
    _ letters: any LettersViewModel,
    letter: Letter
  ) -> LettersDidSelectLetterChoice {
    // Yours to decide.
    .unsigned
  }
}
