extension GreetingDefaultViewModel: GreetingViewModel {
  func load() {
    // Yours to write: change the state, report with an `on…` closure.
  }
}
