import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    services.authService.session == nil ? .signedOut : .signedIn
  }

  func appDidOpenInvitationChoice(code: String) async -> AppDidOpenInvitationChoice {
    do {
      try await services.authService.acceptInvitation(code: code)
      return .accepted
    } catch {
      return .refused
    }
  }
}
