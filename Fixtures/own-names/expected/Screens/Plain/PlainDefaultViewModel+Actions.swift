extension PlainDefaultViewModel: PlainViewModel {
  func reload() async {
    // Yours to write: change the state.
  }

  func delegate() {
    // Yours to write: change the state.
  }

  func services() {
    // Yours to write: change the state.
  }

  func open(in browser: (any Browser)?, after: @escaping (Stage) -> Progress) {
    // Yours to write: change the state.
  }
}
