import Foundation

extension ProfileDefaultViewModel: ProfileViewModel {
  func save(name: String, nickname: String, age: Int, birthday: Date, isPublic: Bool) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func change(from password: String, to newPassword: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func take(_ owl: Owl) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
