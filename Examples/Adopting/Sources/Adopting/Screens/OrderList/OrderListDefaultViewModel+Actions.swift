extension OrderListDefaultViewModel: OrderListViewModel {}
