extension MainDefaultViewModel: MainViewModel {
  func show(image: ImageRef) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
