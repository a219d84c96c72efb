extension HelpDefaultViewModel: HelpViewModel {
  func load() async {
    // Yours to write: change the state.
  }
}
