import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func selectOwl(id: Owl.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
