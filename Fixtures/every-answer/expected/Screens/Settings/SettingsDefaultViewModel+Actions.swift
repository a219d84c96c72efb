extension SettingsDefaultViewModel: SettingsViewModel {}
