// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Bird/BirdDefaultViewModel+Actions.swift
extension BirdDefaultViewModel: BirdViewModel {
  func delete() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func show(bird: Bird) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - BirdEdit/BirdEditDefaultViewModel+Actions.swift
extension BirdEditDefaultViewModel: BirdEditViewModel {}

// MARK: - BirdList/BirdListDefaultViewModel+Actions.swift
extension BirdListDefaultViewModel: BirdListViewModel {
  func load() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func open(id: Bird.ID, feather: Feather.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Login/LoginDefaultViewModel+Actions.swift
extension LoginDefaultViewModel: LoginViewModel {
  func signIn() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Nest/NestDefaultViewModel+Actions.swift
extension NestDefaultViewModel: NestViewModel {}

// MARK: - Settings/SettingsDefaultViewModel+Actions.swift
extension SettingsDefaultViewModel: SettingsViewModel {}
