extension OwlDefaultViewModel: OwlViewModel {
  func highlight(for duration: Double) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
