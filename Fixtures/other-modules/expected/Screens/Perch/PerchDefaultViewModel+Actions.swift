import Models

extension PerchDefaultViewModel: PerchViewModel {
  func select(_ owl: Owl) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func apply(_ change: @escaping @Sendable (Style) -> Void) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
