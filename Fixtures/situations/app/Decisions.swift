import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    if services.memberStore.isSignedIn { return .signedIn }
    return services.memberStore.hasSeenTips ? .signedOut : .newcomer
  }

  func loginDidSignInChoice(_ login: any LoginViewModel) -> LoginDidSignInChoice {
    pendingLetter.map { .linked(letter: $0) } ?? .unlinked
  }
}

extension MailCoordinator: MailCoordinatorDecisions {
  func lettersDidSelectLetterChoice(
    _ letters: any LettersViewModel,
    letter: Letter
  ) -> LettersDidSelectLetterChoice {
    services.letterStore.needsSignature(letter: letter) ? .unsigned : .signed
  }

  func mailDidReceiveLinkChoice(letter id: Letter.ID) -> MailDidReceiveLinkChoice {
    guard let letter = services.letterStore.letters.first(where: { $0.id == id }) else {
      return .unknown
    }
    return services.letterStore.needsSignature(letter: letter)
      ? .unsigned(letter: letter) : .signed(letter: letter)
  }
}

extension SendCoordinator: SendCoordinatorDecisions {
  func recipientCancelButtonTappedChoice(
    _ recipient: any RecipientViewModel
  ) -> RecipientCancelButtonTappedChoice {
    draft == saved ? .unchanged : .changed
  }

  func sizeCancelButtonTappedChoice(_ size: any SizeViewModel) -> SizeCancelButtonTappedChoice {
    draft == saved ? .unchanged : .changed
  }

  func summaryCancelButtonTappedChoice(
    _ summary: any SummaryViewModel
  ) -> SummaryCancelButtonTappedChoice {
    draft == saved ? .unchanged : .changed
  }
}

extension AddressBookCoordinator: AddressBookCoordinatorDecisions {
  /// One address is free.
  func addressesAddButtonTappedChoice(
    _ addresses: any AddressesViewModel
  ) -> AddressesAddButtonTappedChoice {
    services.memberStore.isPlus || services.memberStore.addresses.isEmpty ? .free : .full
  }
}
