import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .newcomer
  }

  func loginDidSignInChoice(_ login: any LoginViewModel) -> LoginDidSignInChoice {
    // Yours to decide.
    .unlinked
  }
}
