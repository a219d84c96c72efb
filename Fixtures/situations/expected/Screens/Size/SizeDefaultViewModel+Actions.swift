extension SizeDefaultViewModel: SizeViewModel {
  func selectSize(_ size: Parcel.Size) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
