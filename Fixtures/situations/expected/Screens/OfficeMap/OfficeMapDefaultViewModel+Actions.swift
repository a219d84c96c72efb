extension OfficeMapDefaultViewModel: OfficeMapViewModel {
  func show(office: Office) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
