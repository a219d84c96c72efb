import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func appDidReceiveChoice(link: Int) -> AppDidReceiveChoice { .now }
}

/// A flow that exists by hand, and shows what a link brings.
extension PayCoordinator: PayCoordinatorDecisions {
  func payStart() {
    flow.push(ItemScreen(item: 0), animated: false)
  }

  func payDidReceiveToken(token: Token) {
    flow.push(ItemScreen(item: token.rawValue.count))
  }
}
