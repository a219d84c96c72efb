extension ProductListDefaultViewModel: ProductListViewModel {
  func add(product: Product) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
