import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDidRateChoice(stars: Int) -> OwlDidRateChoice {
    // Yours to decide.
    .praise
  }

  func settingsCoordinatorDidChange(theme: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
