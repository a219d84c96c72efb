import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func mainDidReceiveInviteChoice(owl: Int) async -> MainDidReceiveInviteChoice {
    // Yours to decide.
    .unknown
  }

  func mainDidReceiveCodeChoice(id: Int, code: String) -> MainDidReceiveCodeChoice {
    // Yours to decide.
    .nothing
  }

  func owlDidRateChoice(stars: Int) -> OwlDidRateChoice {
    // Yours to decide.
    .ignore
  }

  func owlDidRateAskChoice(stars: Int, id: Int, question: String) -> OwlDidRateAskChoice {
    // Yours to decide.
    .twice
  }

  func owlDidRateAskTwiceYes(
    stars: Int,
    id: Int,
    question: String,
    reason: String,
    password: String
  ) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlDidRateAskTwiceNoNever(
    stars: Int,
    id: Int,
    question: String,
    reason: String,
    password: String
  ) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlFriendButtonTappedChoice() async -> OwlFriendButtonTappedChoice {
    // Yours to decide.
    .alone
  }

  func owlFriendButtonTappedSeveralChoice(ids: [Int]) async -> OwlFriendButtonTappedSeveralChoice {
    // Yours to decide.
    .none
  }

  func settingsCoordinatorDidChange(theme: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
