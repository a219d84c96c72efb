import GeneratedRuntime

extension OwlsDefaultViewModel: OwlsViewModel {
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func remove(id: Owl.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
