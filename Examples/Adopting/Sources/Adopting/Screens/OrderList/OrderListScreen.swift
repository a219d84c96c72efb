import GeneratedRuntime

final class OrderListScreen: OrderListScreenBase, OrderListViewModel {
  @ObservableProperty private(set) var orders: [Order] = Order.samples
  var ordersProperty: ReadOnlyProperty<[Order]> { $orders }
}
