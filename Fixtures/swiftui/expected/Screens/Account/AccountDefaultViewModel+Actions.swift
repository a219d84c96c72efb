extension AccountDefaultViewModel: AccountViewModel {
  func save(address: String, password: String) async {
    // Yours to write: change the state.
  }

  func closeButtonTapped() {
    // Yours to write: change the state.
  }

  func addressChanged(to address: String) {
    // Yours to write: change the state.
  }

  func isPublicChanged(_ isPublic: Bool) async {
    // Yours to write: change the state.
  }
}
