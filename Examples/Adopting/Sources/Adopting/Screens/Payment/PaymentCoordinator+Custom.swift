import GeneratedRuntime

extension PaymentCoordinator: PaymentCoordinatorDecisions {
  func paymentStart() {
    #if canImport(UIKit) && !os(watchOS)
      let checkout = Checkout(order: order)
      checkout.onPaid = { [self] order in
        flow.finish { delegate?.didPay(self, order: order) }
      }
      flow.push(external: checkout) { checkout.start(on: $0) }
    #endif
  }
}
