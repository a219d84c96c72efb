// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func appDidReceiveChoice(link: Int) -> AppDidReceiveChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .later
  }
}

// MARK: - Catalog/CatalogScreen.swift
final class CatalogScreen: CatalogScreenBase, CatalogViewModel {}

// MARK: - Home/HomeScreen.swift
final class HomeScreen: HomeScreenBase, HomeViewModel {}

// MARK: - Item/ItemScreen.swift
final class ItemScreen: ItemScreenBase, ItemViewModel {}

// MARK: - Pay/PayCoordinator+Custom.swift
import GeneratedRuntime

extension PayCoordinator: PayCoordinatorDecisions {
  func payStart() {
    // Yours to write: begin your own flow. When it is done, call `flow.finish`.
    flow.warnUnwritten()
  }

  func payDidReceiveToken(token: Token) {
    // Yours to write: tell your own flow.
    flow.warnUnwritten()
  }
}
