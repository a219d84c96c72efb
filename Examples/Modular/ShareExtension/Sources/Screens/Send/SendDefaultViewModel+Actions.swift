import Core

extension SendDefaultViewModel: SendViewModel {
  func send() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
