import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDidRateChoice(stars: Int) -> OwlDidRateChoice {
    // Yours to decide.
    .ignore
  }

  func owlDidRateAskChoice(stars: Int, id: Int, question: String) -> OwlDidRateAskChoice {
    // Yours to decide.
    .twice
  }

  func owlDidRateAskTwiceYes(stars: Int, id: Int, question: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlDidRateAskTwiceNoNever(stars: Int, id: Int, question: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func settingsCoordinatorDidChange(theme: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
