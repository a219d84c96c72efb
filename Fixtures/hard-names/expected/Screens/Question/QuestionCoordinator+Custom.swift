import GeneratedRuntime

extension QuestionCoordinator: QuestionCoordinatorDecisions {
  func questionStart() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func startChoice() -> StartChoice {
    // Yours to decide.
    .start
  }

  func startStart() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
