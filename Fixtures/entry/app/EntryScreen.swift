import GeneratedRuntime

final class EntryScreen: EntryScreenBase, EntryViewModel {
  @ObservableProperty private(set) var userName: String?
  var userNameProperty: ReadOnlyProperty<String?> { $userName }

  func fetchUser() async {
    userName = await userFetcher.fetchUser().name
  }

  /// Nothing before there is a user.
  func selectUser() {
    guard let userName else { return }
    didSelectUser(name: userName)
  }
}
