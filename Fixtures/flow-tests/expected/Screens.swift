// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Bird/BirdScreen.swift
final class BirdScreen: BirdScreenBase, BirdViewModel {
  func delete() async {
    // Yours to write: change the state, report with `editTapped()`, `deleteTapped()`, `didDelete()`.
  }

  func show(bird: Bird) {
    // Yours to write.
  }
}

// MARK: - BirdEdit/BirdEditScreen.swift
final class BirdEditScreen: BirdEditScreenBase, BirdEditViewModel {}

// MARK: - BirdList/BirdListScreen.swift
final class BirdListScreen: BirdListScreenBase, BirdListViewModel {
  func load() async {
    // Yours to write.
  }

  func open(id: Bird.ID, feather: Feather.ID) {
    // Yours to write: change the state, report with `didSelect(bird:)`, `didFind(place:at:id:)`, `didFindNest(bird:eggs:)`.
  }
}

// MARK: - Lock/LockScreen.swift
final class LockScreen: LockScreenBase, LockViewModel {}

// MARK: - Login/LoginScreen.swift
final class LoginScreen: LoginScreenBase, LoginViewModel {
  func signIn() async {
    // Yours to write: change the state, report with `didSignIn(name:)`.
  }
}

// MARK: - Nest/NestScreen.swift
final class NestScreen: NestScreenBase, NestViewModel {}

// MARK: - Settings/SettingsScreen.swift
import GeneratedRuntime

final class SettingsScreen: SettingsScreenBase, SettingsViewModel {
  @ObservableProperty var email = ""
  var emailProperty: ReadOnlyProperty<String> { $email }
}
