extension OwlListDefaultViewModel: OwlListViewModel {
  func remove(_ owl: Owl) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
