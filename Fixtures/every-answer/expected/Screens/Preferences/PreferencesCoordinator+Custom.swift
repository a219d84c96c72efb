import GeneratedRuntime

extension PreferencesCoordinator: PreferencesCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .settings
  }

  func settingsInCloseButtonTapped(_ settings: any SettingsViewModel) {
    // Yours to write: what comes next. It may show `Settings:in`.
    flow.warnUnwritten()
  }
}
