import GeneratedRuntime

final class HomeScreen: HomeScreenBase, HomeViewModel {
  @ObservableProperty private(set) var greeting = ""
  var greetingProperty: ReadOnlyProperty<String> { $greeting }

  func refresh() {
    greeting = "Hello, \(session.email)!"
  }

  func signOutButtonTapped() async {
    await authService.signOut()
    didSignOut()
  }
}
