extension OwlDefaultViewModel: OwlViewModel {
  public func rename(to name: String) {
    // Yours to write: change the state, report with an `on…` closure.
  }

  public func rate(_ stars: Int) {
    // Yours to write: change the state, report with an `on…` closure.
  }
}
