import GeneratedRuntime

extension OrdersCoordinator: OrdersCoordinatorDecisions {
  func orderListReturnButtonTapped(_ orderList: any OrderListViewModel, order: Order) {
    #if canImport(UIKit) && !os(watchOS)
      flow.start(ReturnsCoordinator(order: order))
    #endif
  }
}
