extension EntryDefaultViewModel: EntryViewModel {
  func fetchUser() async {
    userName = await userFetcher.fetchUser().name
  }

  /// Nothing before there is a user.
  func selectUser() {
    guard let userName else { return }
    onDidSelectUser?(userName)
  }
}
