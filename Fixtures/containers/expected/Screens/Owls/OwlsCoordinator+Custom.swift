import GeneratedRuntime

extension OwlsCoordinator: OwlsCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .owl
  }

  func owlShareButtonTappedMore(_ owl: any OwlViewModel, flow: Int, services: [String]) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func owlShareButtonTappedAskAgainYesChoice(
    _ owl: any OwlViewModel,
    flow: Int,
    services: [String]
  ) -> OwlShareButtonTappedAskAgainYesChoice {
    // Yours to decide.
    .link
  }
}
