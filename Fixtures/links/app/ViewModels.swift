import Foundation

final class HomeScreen: HomeScreenBase, HomeViewModel {}

final class CatalogScreen: CatalogScreenBase, CatalogViewModel {}

final class ItemScreen: ItemScreenBase, ItemViewModel {}
