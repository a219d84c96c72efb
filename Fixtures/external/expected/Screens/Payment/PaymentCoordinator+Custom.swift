import GeneratedRuntime

extension PaymentCoordinator {
  func paymentStart() {
    // Yours to write: begin your own flow. When it is done, call `flow.finish`.
  }
}
