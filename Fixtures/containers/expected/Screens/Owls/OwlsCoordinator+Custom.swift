import GeneratedRuntime

extension OwlsCoordinator: OwlsCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .owl
  }

  func owlShareButtonTapped(_ owl: any OwlViewModel, flow: Int, services: [String]) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func owlShareButtonTappedChoice(
    _ owl: any OwlViewModel,
    flow: Int,
    services: [String]
  ) -> OwlShareButtonTappedChoice {
    // Yours to decide.
    .link
  }
}
