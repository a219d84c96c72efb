import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func subscriptionPaymentConfirmationDidChangeInternationalShippingAddressChoice(
    _ subscriptionPaymentConfirmation: any SubscriptionPaymentConfirmationViewModel,
    _ internationalShippingAddress: InternationalShippingAddress
  ) -> SubscriptionPaymentConfirmationDidChangeInternationalShippingAddressChoice {
    // Yours to decide.
    .verified
  }

  func subscriptionPaymentConfirmationDidChangeInternationalShippingAddressUnverified(
    _ subscriptionPaymentConfirmation: any SubscriptionPaymentConfirmationViewModel,
    _ internationalShippingAddress: InternationalShippingAddress
  ) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func subscriptionPaymentConfirmationCloseButtonTapped(
    _ subscriptionPaymentConfirmation: any SubscriptionPaymentConfirmationViewModel
  ) {
    // Yours to write: what comes next. It may show `ViewController`.
    flow.warnUnwritten()
  }
}
