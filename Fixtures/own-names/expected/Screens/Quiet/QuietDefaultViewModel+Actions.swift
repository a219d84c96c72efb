extension QuietDefaultViewModel: QuietViewModel {
  func viewModel() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func start(id: Int) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func cancelled() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func presence() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
