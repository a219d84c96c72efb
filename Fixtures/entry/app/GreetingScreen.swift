import GeneratedRuntime

final class GreetingScreen: GreetingScreenBase, GreetingViewModel {
  @ObservableProperty private(set) var greeting = ""
  var greetingProperty: ReadOnlyProperty<String> { $greeting }

  func load() {
    greeting = "Hello, \(name)!"
  }
}
