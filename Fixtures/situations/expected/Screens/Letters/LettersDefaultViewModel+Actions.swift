import GeneratedRuntime

extension LettersDefaultViewModel: LettersViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func selectLetter(id: Letter.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
