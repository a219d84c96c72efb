extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
