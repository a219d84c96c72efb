extension RegisterDefaultViewModel: RegisterViewModel {
  func load() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func dismiss() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func delete() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func setTitle(title: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func setEditing(on: Bool) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
