import GeneratedRuntime

extension OwlsDefaultViewModel: OwlsViewModel {
  func load() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func didSelect(id: Owl.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
