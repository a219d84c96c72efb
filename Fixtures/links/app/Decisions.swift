import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func appDidReceiveChoice(link: Int) -> AppDidReceiveChoice { .now }
}

/// A flow that exists by hand, and shows what a link brings.
extension PayCoordinator: PayCoordinatorDecisions {
  func payStart() {
    flow.push(ItemScreen(withServices: services, item: 0), animated: false)
  }

  func payDidReceiveToken(token: Token) {
    flow.push(ItemScreen(withServices: services, item: token.rawValue.count))
  }
}
