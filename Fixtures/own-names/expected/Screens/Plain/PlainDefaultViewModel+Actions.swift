extension PlainDefaultViewModel: PlainViewModel {
  func delegate() {
    // Yours to write: change the state.
  }

  func services() {
    // Yours to write: change the state.
  }
}
