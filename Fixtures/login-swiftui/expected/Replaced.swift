// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Home/HomeDefaultViewModel+Actions.swift
extension HomeDefaultViewModel: HomeViewModel {}

// MARK: - Login/LoginDefaultViewModel+Actions.swift
extension LoginDefaultViewModel: LoginViewModel {
  func loginButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Login/LoginViewModel+Derived.swift
extension LoginViewModel {
  var hint: String? {
    // Yours to write: an expression of the state and the fields.
    nil
  }
}

// MARK: - Register/RegisterDefaultViewModel+Actions.swift
extension RegisterDefaultViewModel: RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
