extension OwlsDefaultViewModel: OwlsViewModel {
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
