import GeneratedRuntime

extension AppCoordinator {
  func startChoice() -> StartChoice {
    services.authService.session == nil ? .signedOut : .signedIn
  }
}
