extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice { services.memberStore.isSignedIn ? .signedIn : .signedOut }
}
