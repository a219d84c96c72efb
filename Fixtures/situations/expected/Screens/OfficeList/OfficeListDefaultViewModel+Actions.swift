extension OfficeListDefaultViewModel: OfficeListViewModel {
  func select(office: Office) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
