import GeneratedRuntime

extension SettingsDefaultViewModel: SettingsViewModel {
  func quietSwitchChanged(to isQuiet: Bool) {
    // Yours to write: change the state.
  }

  func didSelect(id: Owl.ID) {
    // Yours to write: change the state.
  }
}
