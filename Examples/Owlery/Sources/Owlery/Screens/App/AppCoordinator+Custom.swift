import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/App/AppCoordinator+Custom.swift
    services.authService.session == nil ? .signedOut : .signedIn
  }

  func appDidOpenInvitationChoice(code: String) async -> AppDidOpenInvitationChoice {
    do {
      try await services.authService.acceptInvitation(code: code)
      return .accepted
    } catch {
      return .refused
    }
=======
    // Yours to decide.
    flow.warnUnwritten()
    return .signedIn
  }

  func appDidOpenInvitationChoice(code: String) async -> AppDidOpenInvitationChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .accepted
>>>>>>> /tmp/tmp9kymdfwy.swift
  }
}
