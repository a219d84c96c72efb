extension GreetingDefaultViewModel: GreetingViewModel {
  func load() {
    // Yours to write: change the state.
  }
}
