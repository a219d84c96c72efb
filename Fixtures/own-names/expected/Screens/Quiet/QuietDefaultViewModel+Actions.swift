extension QuietDefaultViewModel: QuietViewModel {
  func viewModel() {
    // Yours to write: change the state.
  }

  func start(id: Int) {
    // Yours to write: change the state.
  }

  func cancelled() {
    // Yours to write: change the state.
  }

  func presence() async {
    // Yours to write: change the state.
  }
}
