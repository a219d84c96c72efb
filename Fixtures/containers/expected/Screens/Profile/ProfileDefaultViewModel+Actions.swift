extension ProfileDefaultViewModel: ProfileViewModel {
  func rename(name: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func show(photo: Photo) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func removePhoto() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
