extension LibraryDefaultViewModel: LibraryViewModel {
  func search(_ text: String, with pin: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  /// Fetches the owls anew.
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func remove(_ owl: Owl) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func mark(owl: Owl?, isEmpty isFirst: Bool, names: [String], again: Bool) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func filter(by text: String, in scope: Int, completion: @escaping (Int) -> Void) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
