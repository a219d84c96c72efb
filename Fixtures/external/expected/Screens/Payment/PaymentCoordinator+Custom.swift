import GeneratedRuntime

extension PaymentCoordinator: PaymentCoordinatorDecisions {
  func paymentStart() {
    // Yours to write: begin your own flow. When it is done, call `flow.finish`.
    flow.warnUnwritten()
  }
}
