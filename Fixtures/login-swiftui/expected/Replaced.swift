// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Home/HomeScreen.swift
import Observation

@Observable
final class HomeScreen: HomeScreenBase, HomeViewModel {}

// MARK: - Login/LoginScreen.swift
import Observation

@Observable
final class LoginScreen: LoginScreenBase, LoginViewModel {
  private(set) var errorText: String?

  func loginButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report with `didSignIn(session:)`.
  }
}

extension LoginViewModel {
  var hint: String? {
    // Yours to write: an expression of the state and the fields.
    nil
  }
}

// MARK: - Register/RegisterScreen.swift
import Observation

@Observable
final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report with `didRegister(session:)`.
  }
}
