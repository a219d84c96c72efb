import GeneratedRuntime

extension PreferencesCoordinator: PreferencesCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .settings
  }
}
