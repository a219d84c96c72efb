import Core

extension MessagesDefaultViewModel: MessagesViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func send() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
