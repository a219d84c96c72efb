extension GreetingDefaultViewModel: GreetingViewModel {
  func load() {
    greeting = "Hello, \(name)!"
  }
}
