extension SubscriptionPaymentConfirmationDefaultViewModel: SubscriptionPaymentConfirmationViewModel
{
  func refreshSubscriptionPaymentConfirmation() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func scrollToSubscriptionPaymentDetails() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func highlightPayment(identifier: Int) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func reload(recentlyUsedShippingAddresses: [String: InternationalShippingAddress]) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
