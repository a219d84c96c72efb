import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func homeDecisionsChoice(_ home: any HomeViewModel, decisions: Int) -> HomeDecisionsChoice {
    // Yours to decide.
    .one
  }

  func homeDecisionsOther(_ home: any HomeViewModel, decisions: Int) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
