extension PlainDefaultViewModel: PlainViewModel {
  func delegate() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func services() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
