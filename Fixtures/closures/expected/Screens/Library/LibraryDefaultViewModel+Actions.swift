extension LibraryDefaultViewModel: LibraryViewModel {
  public func rename(id: Int, to name: String) {
    // Yours to write: change the state, report with an `on…` closure.
  }

  public func countVisit() async {
    // Yours to write: change the state, report with an `on…` closure.
  }

  public func note(text: String) async {
    // Yours to write: change the state, report with an `on…` closure.
  }

  public func unlock(id: Int, code: String) async {
    // Yours to write: change the state, report with an `on…` closure.
  }
}
