extension ProfileDefaultViewModel: ProfileViewModel {
  func change(to avatar: Avatar) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
