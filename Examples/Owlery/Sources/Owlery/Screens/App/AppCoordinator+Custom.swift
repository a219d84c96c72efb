import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    services.authService.session == nil ? .signedOut : .signedIn
  }
}
