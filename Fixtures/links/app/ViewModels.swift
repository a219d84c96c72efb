extension HomeDefaultViewModel: HomeViewModel {}

extension CatalogDefaultViewModel: CatalogViewModel {}

extension ItemDefaultViewModel: ItemViewModel {}
