import GeneratedRuntime

extension QuestionCoordinator: QuestionCoordinatorDecisions {
  func startMine() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func startTheirsChoice() -> StartTheirsChoice {
    // Yours to decide.
    .start
  }

  func startTheirsStart() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
