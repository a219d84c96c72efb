extension OfferDefaultViewModel: OfferViewModel {
  func subscribeButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
